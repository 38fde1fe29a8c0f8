#include "model/failure_kind.h"
#include "tests/scoring/cases.h"
#include "tests/seating/heats_to_draw.h"
#include "tests/seating/judged_heats.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_draw_refusals {

namespace {

using Change = std::function<void(Event&, DrawRequest&)>;

Heat& heatOne(Event& event) {
    return play(event).heats.front();
}

/// Twelve who have checked in to heat 1; three more play only if needed, none of them the
/// expansion.
Event twelveToDraw() {
    Event event = eventWith(15);
    event.details.sets.push_back(GameSet::IxiansTleilaxu);
    Heat heat = heatOf(1, {});
    for (int person = 1; person <= 15; ++person) {
        auto& list = person <= 12 ? heat.entrants : heat.standby;
        list.push_back(player(person));
        if (person > 12)
            event.players[static_cast<size_t>(person) - 1].preference = Preference::Base;
    }
    play(event).heats.push_back(heat);
    return event;
}

void giveTables(Event& event) {
    heatOne(event).games = heatOf(1, {{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}}).games;
}

void addRefusalColumns() {
    QTest::addColumn<Change>("change");
    QTest::addColumn<FailureKind>("kind");
    QTest::addColumn<Values>("values");
}

void row(const char* name, FailureKind kind, const Values& values, const Change& change) {
    QTest::newRow(name) << change << kind << values;
}

Result<HeatDraw> drawAfter(const Change& change) {
    Event event = twelveToDraw();
    DrawRequest request = requestFor(HeatNumber(1), 1);
    change(event, request);
    return drawHeat(event, request);
}

void expectRefusal() {
    QFETCH(const Change, change);
    QFETCH(const FailureKind, kind);
    QFETCH(const Values, values);
    const auto draw = drawAfter(change);
    QVERIFY(!draw);
    QCOMPARE(draw.error().kind, kind);
    QCOMPARE(draw.error().values, values);
}

} // namespace

/// R1: what is not drawn, each beside the nearest that is.
class TestDrawRefusals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusalsOfHeatsAndPeople_data() {
        addRefusalColumns();
        using enum FailureKind;
        row("unknown heat", UnknownHeat, {qint64(2)},
            [](Event&, DrawRequest& request) { request.heat = HeatNumber(2); });
        row("tables", RoundHasTables, {qint64(1)},
            [](Event& event, DrawRequest&) { giveTables(event); });
        row("result", RoundHasResult, {qint64(1), qint64(2)},
            [](Event& event, DrawRequest& request) {
                giveTables(event);
                dune(heatOne(event).games[1]).victory = Victory::Solo;
                request.redraw = true;
            });
        row("void result", RoundHasResult, {qint64(1), qint64(1)},
            [](Event& event, DrawRequest& request) {
                giveTables(event);
                dune(heatOne(event).games[0]).victory = Victory::Solo;
                heatOne(event).games[0].isVoid = true;
                request.redraw = true;
            });
        row("nobody", NoEntrants, {qint64(1)},
            [](Event& event, DrawRequest&) { heatOne(event).entrants.clear(); });
        row("two", TooFewEntrants, {qint64(2), qint64(3)}, [](Event& event, DrawRequest&) {
            heatOne(event).entrants = players({4, 5});
        });
        row("standby for two", TooFewEntrants, {qint64(2), qint64(3)},
            [](Event& event, DrawRequest& request) {
                heatOne(event).entrants = players({4});
                request.standby = Count(1);
            });
        row("always (GM's decision)", DisqualifiedEntrant, {u"Carl Gauss"_s, qint64(1)},
            [](Event& event, DrawRequest&) { event.players[2].disqualified = true; });
        row("dropped out", DisqualifiedEntrant, {u"Carl Gauss"_s, qint64(1)},
            [](Event& event, DrawRequest&) {
                play(event).heats.push_back(heatOf(2, {{3, 4, 5, 6, 7}}));
                play(event).heats.back().games[0].seats[0].dropout = true;
            });
        row("standby disqualified", DisqualifiedEntrant, {u"Player 14"_s, qint64(1)},
            [](Event& event, DrawRequest& request) {
                event.players[13].disqualified = true;
                request.standby = Count(2);
            });
    }
    void refusalsOfHeatsAndPeople() { expectRefusal(); }

    void refusalsOfTables_data() {
        addRefusalColumns();
        using enum FailureKind;
        row("size 2", SizeOutside, {qint64(2), qint64(3), qint64(6)},
            [](Event&, DrawRequest& request) {
                request.sizes = {Count(5), Count(5), Count(2)};
            });
        row("size 7", SizeOutside, {qint64(7), qint64(3), qint64(6)},
            [](Event&, DrawRequest& request) {
                request.sizes = {Count(5), Count(7)};
            });
        row("size 0", SizeOutside, {qint64(0), qint64(3), qint64(6)},
            [](Event&, DrawRequest& request) { request.sizes = {Count(0)}; });
        row("seats too few", SizesDoNotAddUp, {qint64(11), qint64(12)},
            [](Event&, DrawRequest& request) {
                request.sizes = {Count(5), Count(6)};
            });
        row("seats too many", SizesDoNotAddUp, {qint64(13), qint64(12)},
            [](Event&, DrawRequest& request) {
                request.sizes = {Count(5), Count(5), Count(3)};
            });
        row("more expansion than tables", VariantTablesTooMany, {qint64(3), qint64(2)},
            [](Event&, DrawRequest& request) { request.variantTables = Count(3); });
        row("more expansion than wishes", VariantTablesTooMany, {qint64(2), qint64(1)},
            [](Event& event, DrawRequest& request) {
                event.players[0].preference = Preference::Base;
                request.variantTables = Count(2);
            });
        row("no expansion", VariantTablesTooMany, {qint64(1), qint64(0)},
            [](Event& event, DrawRequest& request) {
                event.details.sets = {GameSet::Base};
                request.variantTables = Count(1);
            });
        row("standby", StandbyTooFew, {qint64(3), qint64(1)},
            [](Event&, DrawRequest& request) { request.standby = Count(4); });
        row("kept apart", KeptApartTogether, {qint64(1)}, [](Event& event, DrawRequest& request) {
            event.keepApart = {{players({1, 5, 9}), true}};
            request.avoidRepeats = true;
        });
    }
    void refusalsOfTables() { expectRefusal(); }

    // Judged, so that none of what is let through is drawn wrongly.
    void theNearestAreDrawn_data() {
        QTest::addColumn<Change>("change");
        const auto drawn
            = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
        drawn("as it is", [](Event&, DrawRequest&) {});
        drawn("redrawn", [](Event& event, DrawRequest& request) {
            giveTables(event);
            heatOne(event).games[0].turns = Turns(3);
            request.redraw = true;
        });
        drawn("three", [](Event& event, DrawRequest&) {
            heatOne(event).entrants = players({4, 5, 6});
        });
        drawn("reinstated", [](Event& event, DrawRequest&) {
            play(event).heats.push_back(heatOf(2, {{3, 4, 5, 6, 7}}));
            play(event).heats.back().games[0].seats[0].dropout = true;
            event.players[2].disqualified = false;
        });
        drawn("a disqualified one beyond those asked for", [](Event& event, DrawRequest& request) {
            event.players[13].disqualified = true;
            request.standby = Count(1);
        });
        drawn("sizes 3 to 6", [](Event&, DrawRequest& request) {
            request.sizes = {Count(3), Count(6), Count(3)};
        });
        drawn("all at the expansion",
              [](Event&, DrawRequest& request) { request.variantTables = Count(2); });
        drawn("as many as the wishes allow", [](Event& event, DrawRequest& request) {
            event.players[0].preference = Preference::Base;
            request.variantTables = Count(1);
        });
        drawn("all on standby", [](Event&, DrawRequest& request) { request.standby = Count(3); });
        drawn("two kept apart", [](Event& event, DrawRequest& request) {
            event.keepApart = {{players({1, 5}), true}};
            request.avoidRepeats = true;
        });
        drawn("three wished to be apart", [](Event& event, DrawRequest& request) {
            event.keepApart = {{players({1, 5, 9}), false}};
            request.avoidRepeats = true;
        });
        drawn("kept apart from somebody else", [](Event& event, DrawRequest& request) {
            event.keepApart = {{players({1, 5, 13}), true}};
            request.avoidRepeats = true;
        });
    }
    void theNearestAreDrawn() {
        QFETCH(const Change, change);
        Event event = twelveToDraw();
        DrawRequest request = requestFor(HeatNumber(1), 1);
        change(event, request);
        const auto draw = drawHeat(event, request);
        QVERIFY(draw);
        QCOMPARE(faultsOf(event, request, *draw), QStringList());
    }
};

} // namespace mentat::test::tst_draw_refusals

MENTAT_TEST(tst_draw_refusals, TestDrawRefusals, QCoreApplication)
#include "tst_draw_refusals.moc"
