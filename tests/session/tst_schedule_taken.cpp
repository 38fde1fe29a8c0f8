#include "app/session/formats/scheduled_event.h"
#include "app/session/formats/stage_change.h"
#include "model/changes/change_kind.h"
#include "model/document/schedule/schedule_csv.h"
#include "model/errors.h"
#include "reports/wording/schedule_wording.h"
#include "tests/session/session_test.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_schedule_taken {

namespace {

const QByteArray document = R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","code":"DUN","year":2031,"rules":"wbc-dune"},
 "players":[{"id":"p1","name":"Ada"}],
 "heats":[{"number":1,"start":"2031-07-29T09:00","minutes":300,"entrants":["p1"],"games":[]},
  {"number":2,"start":"2031-07-30T09:00","minutes":300,"location":"Alpine","entrants":[],"games":[]}],
 "final":{"start":"2031-07-31T09:00"}})";

const QByteArray later = "Date,Time,Code,Event,Round,Class,Format,Duration,Location\n"
                         "7/29/31,10,DUN,Dune,Round 1/3,A,HE,5,Birch\n"
                         "7/30/31,9,DUN,Dune,Round 2/3,A,HE,4,Alpine\n"
                         "7/30/31,15,DUN,Dune,Round 3/3,A,HE,5,Alpine\n"
                         "7/31/31,8,DUN,Dune,Quarterfinal,A,HE,2,Cedar\n"
                         "7/31/31,11,DUN,Dune,Final,A,HE,8,Dogwood\n";

ScheduledEvent scheduled(const QByteArray& csv, const QString& code) {
    const auto schedule = readSchedule(csv);
    const ScheduledEvent* found = schedule ? findScheduled(schedule->events, code) : nullptr;
    if (!found)
        qFatal("the schedule has no such event");
    return *found;
}

} // namespace

/// What a schedule changes in an event is one act.
class TestScheduleTaken : public SessionTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFileWith({document}); }

    void manyTimesAreOneActAndOneUndo() {
        const Event before = event();
        const auto update = updateFromSchedule(before, scheduled(later, u"DUN"_s));
        QVERIFY(update && update->change);
        QCOMPARE(update->change->kind, ChangeKind::ScheduleTaken);
        QCOMPARE(update->change->operands, (Values{u"Dune"_s, qint64(2031)}));
        // start and room of the first, length of the second, all of the third, start and length of
        // the final
        QCOMPARE(update->differences.size(), size_t(8));
        const auto entries = m_session->journalPage({}, 10)->size();
        QVERIFY(m_session->perform(id(), *update->change));
        QCOMPARE(m_session->journalPage({}, 10)->size(), entries + 1);
        QVERIFY(event() == update->after);
        const Heat& third = heatsPlay(event())->heats.at(2);
        QCOMPARE(third.details.start->text(), u"2031-07-30T15:00"_s);
        QCOMPARE(heatsPlay(event())->heats.front().entrants.size(), size_t(1));

        QVERIFY(m_session->undo());
        QVERIFY(event() == before);
        QVERIFY(m_session->redo());
        QVERIFY(event() == update->after);
        openAgain();
        QVERIFY(event() == update->after);
        QVERIFY(m_session->undo());
        QVERIFY(event() == before);
    }

    void whatHasNoPlaceIsNamed() {
        const auto update = updateFromSchedule(event(), scheduled(later, u"DUN"_s));
        QCOMPARE(update->left.size(), size_t(1));
        QCOMPARE(update->left.front().kind, RoundKind::Quarterfinal);
        QCOMPARE(update->roomless.size(), size_t(1));
        QCOMPARE(*update->roomless.front().room, u"Dogwood"_s);
    }

    // Its tables play: what they began by stays, and that is said.
    void aRoundThatHasBegunStays() {
        Event playing = event();
        Heat& first = heatsPlay(playing)->heats.front();
        Game table = blankGame(playing);
        table.seats.push_back(blankSeat(playing, SeatNumber(1), playing.players.front().id));
        first.games = {table};
        const auto changes = [&] {
            const auto update = updateFromSchedule(playing, scheduled(later, u"DUN"_s));
            return std::pair(update->begun.size(), update->differences.size());
        };
        QCOMPARE(changes(), std::pair(size_t(0), size_t(8))); // drawn only
        first.games.front().start = first.details.start;
        QCOMPARE(changes(), std::pair(size_t(1), size_t(6)));
        std::get<DunePlay>(playing.play).setFinalGame(table);
        QCOMPARE(changes(), std::pair(size_t(1), size_t(6)));
        std::get<DunePlay>(playing.play).finalGame()->end
            = VenueTime::fromText(u"2031-07-31T12:00"_s);
        QCOMPARE(changes(), std::pair(size_t(2), size_t(4)));

        const auto update = updateFromSchedule(playing, scheduled(later, u"DUN"_s));
        QVERIFY(heatsPlay(update->after)->heats.front() == first);
        QVERIFY(*finalStage(update->after) == *finalStage(playing));
        QCOMPARE(begunRoundSentence(Language(), update->begun.front()),
                 u"Heat 1 has begun; its times stay."_s);
        // One that the schedule has as it is, is not spoken of.
        const auto settled = updateFromSchedule(
            playing,
            scheduled(QByteArray(later).replace("7/29/31,10,DUN,Dune,Round 1/3,A,HE,5,Birch",
                                                "7/29/31,9,DUN,Dune,Round 1/3,A,HE,5,"),
                      u"DUN"_s));
        QCOMPARE(settled->begun.size(), size_t(1));
    }

    // Of the ruleset those rounds that the schedule lists, with their times, and no other.
    void aNewEventHasTheRoundsOfTheSchedule_data() {
        QTest::addColumn<QStringList>("rounds");
        QTest::addColumn<QStringList>("stages");
        const QString quarter = u"Quarterfinal"_s;
        const QString semi = u"Semifinal"_s;
        const QString final = u"Final"_s;
        QTest::newRow("all") << QStringList{quarter, semi, final}
                             << QStringList{quarter, semi, final};
        QTest::newRow("as the ruleset") << QStringList{semi, final} << QStringList{semi, final};
        QTest::newRow("no semifinal") << QStringList{final} << QStringList{final};
        QTest::newRow("a quarterfinal for it")
            << QStringList{quarter, final} << QStringList{quarter, final};
        QTest::newRow("none") << QStringList() << QStringList();
    }
    void aNewEventHasTheRoundsOfTheSchedule() {
        QFETCH(const QStringList, rounds);
        QFETCH(const QStringList, stages);
        QByteArray csv = "Date,Time,Code,Round,Duration,Location,Prize Level\n"
                         "7/29/31,9,TTR,H1,2,Alpine,6\n";
        int hour = 9;
        for (const QString& round : rounds)
            csv += "7/30/31," + QByteArray::number(++hour) + ",TTR," + round.toUtf8()
                   + ",3,Birch,6\n";
        const auto codes = FormatCodes::known();
        for (const ScheduledRules& rules : codes->all()) {
            if (!std::holds_alternative<RulesetPlay>(rules.play))
                continue;
            const auto made = eventFromSchedule(scheduled(csv, u"TTR"_s), rules);
            QVERIFY(made);
            QVERIFY2(eventErrors(made->after).empty(), qPrintable(rules.name));
            QStringList found;
            const auto& play = std::get<RulesetPlay>(made->after.play);
            for (const StageRule& stage : play.ruleset.stages) {
                found << stage.name.text();
                const auto placed = stageAt(made->after, stage.name).value;
                QVERIFY(placed.start.has_value());
                QCOMPARE(placed.minutes->value(), 180);
                QCOMPARE(placed.location, u"Birch"_s);
            }
            QCOMPARE(found, stages);
            QVERIFY(made->left.empty());
            QCOMPARE(made->after.settings.prizeLevel.value(), 6);
        }
    }

    // A quarterfinal sends on as many as the ruleset has enter its semifinal.
    void aQuarterfinalGetsItsNumbersFromTheRuleset() {
        const auto codes = FormatCodes::known();
        const auto made
            = eventFromSchedule(scheduled("Date,Time,Code,Round\n7/29/31,9,TTR,H1\n"
                                          "7/30/31,9,TTR,QF\n7/30/31,12,TTR,S\n7/30/31,15,TTR,F\n",
                                          u"TTR"_s),
                                *codes->named(u"HMW-T"_s));
        const auto& stages = std::get<RulesetPlay>(made->after.play).ruleset.stages;
        QVERIFY(stages[0].entrants == Entrants(EntrantsNumber{Positive(80)})); // 20 tables of four
        QVERIFY(stages[0].atMostHalf);
        QCOMPARE(stages[0].skipBelow.value(), 21); // fewer all fit the semifinal
        QVERIFY(!stages[1].entrants);
        QVERIFY(made->stages.added == std::vector{RoundKind::Quarterfinal});
        QVERIFY(made->stages.dropped.empty());
    }

    void aStageThatHasBegunStays() {
        const auto codes = FormatCodes::known();
        auto made = eventFromSchedule(scheduled(later, u"DUN"_s), *codes->named(u"HMW-P"_s));
        auto& play = std::get<RulesetPlay>(made->after.play);
        const auto last = std::ranges::find(play.stages, u"final"_s, [](const PlayedStage& stage) {
            return stage.name.normalised();
        });
        QVERIFY(last != play.stages.end());
        const QByteArray moved = QByteArray(later).replace("7/31/31,11", "7/31/31,12");
        QCOMPARE(updateFromSchedule(made->after, scheduled(moved, u"DUN"_s))->differences.size(),
                 size_t(1));
        last->games = {blankGame(made->after)};
        last->games.front().start = last->details.start;
        const auto update = updateFromSchedule(made->after, scheduled(moved, u"DUN"_s));
        QVERIFY(!update->change && update->differences.empty());
        QCOMPARE(update->begun.size(), size_t(1));
    }

    void whatIsSoAlreadyIsNoAct() {
        const auto first = updateFromSchedule(event(), scheduled(later, u"DUN"_s));
        QVERIFY(m_session->perform(id(), *first->change));
        const auto again = updateFromSchedule(event(), scheduled(later, u"DUN"_s));
        QVERIFY(!again->change && again->differences.empty());
    }

    void rulesAreFoundByTheirNames() {
        const auto codes = FormatCodes::known();
        QVERIFY(codes);
        QCOMPARE(codes->all().front().name, u"Dune"_s);
        QVERIFY(codes->all().size() > 3);
        for (const char* name : {"HMW-P", "hmw p", "HMWP"})
            QCOMPARE(codes->named(QString::fromLatin1(name))->name, u"HMW-P"_s);
        QCOMPARE(codes->named(u"dune"_s)->name, u"Dune"_s);
        for (const char* name : {"", "-", "SwEl"})
            QVERIFY(!codes->named(QString::fromLatin1(name)));
        // Whatever the schedule proposes, each of them makes a sound event of it.
        for (const ScheduledRules& rules : codes->all()) {
            const auto made = eventFromSchedule(scheduled(later, u"DUN"_s), rules);
            QVERIFY2(made && heatsPlay(made->after)->heats.size() == 3, qPrintable(rules.name));
        }
    }
};

} // namespace mentat::test::tst_schedule_taken

MENTAT_TEST(tst_schedule_taken, TestScheduleTaken, QCoreApplication)
#include "tst_schedule_taken.moc"
