#include "tests/gui/clock_looks.h"

#include "app/session/rounds/round_acts.h"
#include "scoring/dune/dune_clocks.h"
#include "tests/gui/results_fixture.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

struct Called {
    int table;
    ClockAction action;
    int secondsAgo;
    int player = 0; // "p1"; 0: nobody in particular
};

void call(WindowFixture& fixture, const Called& called) {
    OpenBook& book = fixture.book();
    const auto whose
        = called.player > 0 ? PlayerId::fromText(u"p%1"_s.arg(called.player)) : std::nullopt;
    const CalledClock clock{{HeatNumber(1), TableNumber(called.table)},
                            clockRuleOf(called.action),
                            book.nowUtc().addSecs(-called.secondsAgo),
                            whose};
    if (!callClock(book.session(), book.eventId(), clock))
        qFatal("the clock could not be called");
}

void openTables(WindowFixture& fixture, const QString& page) {
    fixture.clock().set(QDateTime::fromString(u"2026-07-29T15:00:00Z"_s, Qt::ISODate));
    fixture.open({resultsDocument(4)});
    fixture.goTo(page);
}

void callSeveral(WindowFixture& fixture) {
    call(fixture, {3, ClockAction::BattlePlans, 48, 13});
    call(fixture, {1, ClockAction::EveryoneAtNexus, 30});
    call(fixture, {2, ClockAction::ShipmentAndMovement, 125, 8});
    call(fixture, {2, ClockAction::DiplomacyChip, 20});
}

} // namespace

std::vector<Scene> clockScenes() {
    return {
        {u"clock-line"_s,
         [](WindowFixture& fixture) {
             openTables(fixture, u"heats"_s);
             WindowFixture::press(u"F5"_s);
             WindowFixture::type(u"9"_s);
             WindowFixture::press(u"Return"_s);
         }},
        {u"clock-line-results"_s,
         [](WindowFixture& fixture) {
             openTables(fixture, u"results"_s);
             callSeveral(fixture);
             WindowFixture::press(u"F5 3 P Tab"_s);
         }},
        {u"clocks"_s,
         [](WindowFixture& fixture) {
             openTables(fixture, u"heats"_s);
             callSeveral(fixture);
         }},
        {u"clocks-results"_s,
         [](WindowFixture& fixture) {
             openTables(fixture, u"results"_s);
             call(fixture, {3, ClockAction::BattlePlans, 48, 13});
         }},
        {u"clocks-over-standings"_s,
         [](WindowFixture& fixture) {
             openTables(fixture, u"standings"_s);
             call(fixture, {3, ClockAction::BattlePlans, 121});
             call(fixture, {1, ClockAction::Nexus, 30});
         }},
        {u"clocks-large"_s,
         [](WindowFixture& fixture) {
             fixture.open({largeDocument()});
             fixture.goTo(u"heats"_s);
             WindowFixture::press(u"F9"_s);
             call(fixture, {23, ClockAction::ShipmentAndMovement, 125, 101});
             call(fixture, {31, ClockAction::BattlePlans, 125, 102});
             call(fixture, {12, ClockAction::BattlePlans, 5000, 103});
         }},
    };
}

} // namespace mentat::test
