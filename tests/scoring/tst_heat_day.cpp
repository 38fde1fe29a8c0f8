#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/draw/attendance.h"
#include "scoring/heats/draw/table_seats.h"
#include "scoring/heats/games/games_played.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_heat_day {

namespace {

VenueTime at(int day, int hour, int minute) {
    return VenueTime::of({2026, 7, day}, {hour, minute});
}

/// Heat 1 on the 29th at 13:00, heat 2 on the 30th at 9:00, each five hours.
Event twoDays() {
    Event event = eventWith(24, {{table({1, 2, 3, 4, 5, 6}), table({7, 8, 9, 10, 11})}, {}});
    play(event).heats[0].details.start = at(29, 13, 0);
    play(event).heats[1].details.start = at(30, 9, 0);
    return event;
}

} // namespace

/// What the desk asks on a heat's day: its clock, who is there, which other seats there are.
class TestHeatDay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theClockOfAHeat() {
        Event event = twoDays();
        const auto times = heatTimes(event.settings, play(event).heats[0].details);
        QVERIFY(times.has_value());
        QVERIFY(times->graceEnd == at(29, 13, 15)); // R1.6
        QVERIFY(times->lastTurn == at(29, 17, 30)); // R3.1
        QVERIFY(times->end == at(29, 18, 0));
        QVERIFY(!heatTimes(event.settings, HeatDetails{}).has_value());
    }

    void whenATableIsHardlyStarted() {
        Event event = twoDays();
        const auto hours = *hoursOf(event, play(event).heats[0]);
        QVERIFY(isUnlikelyStart(hours, at(29, 11, 59)));
        QVERIFY(!isUnlikelyStart(hours, at(29, 12, 0)));
        QVERIFY(!isUnlikelyStart(hours, at(29, 18, 0)));
        QVERIFY(isUnlikelyStart(hours, at(29, 18, 1)));
        PlayedStage stage{finalName(), {}, {}};
        QVERIFY(!hoursOf(event, stage));
        stage.details.start = at(29, 13, 0); // eight hours, R3.1
        QVERIFY(!isUnlikelyStart(*hoursOf(event, stage), at(29, 21, 0)));
        QVERIFY(isUnlikelyStart(*hoursOf(event, stage), at(29, 21, 1)));
    }

    void latecomersComeUntilAllPlayAndGraceIsOver() { // R1.6
        Event event = twoDays();
        Heat& heat = play(event).heats[0];
        heat.games = {started(table({1, 2, 3, 4, 5})), table({6, 7, 8, 9, 10})};
        QVERIFY(takesLatecomers(event, heat, at(29, 15, 0))); // table 2 is to start
        heat.games[1] = started(heat.games[1]);
        QVERIFY(takesLatecomers(event, heat, at(29, 13, 15)));
        QVERIFY(!takesLatecomers(event, heat, at(29, 13, 16)));
        heat.games.clear();
        QVERIFY(takesLatecomers(event, heat, at(29, 13, 16)));
    }

    void phases_data() {
        QTest::addColumn<QString>("time");
        QTest::addColumn<int>("phase");
        const auto row = [](const char* time, HeatPhase phase) {
            QTest::newRow(time) << QString::fromLatin1(time) << static_cast<int>(phase);
        };
        row("2026-07-29T12:59", HeatPhase::Before);
        row("2026-07-29T13:00", HeatPhase::Grace);
        row("2026-07-29T13:14", HeatPhase::Grace);
        row("2026-07-29T13:15", HeatPhase::Underway);
        row("2026-07-29T17:29", HeatPhase::Underway);
        row("2026-07-29T17:30", HeatPhase::LastTurns);
        row("2026-07-29T17:59", HeatPhase::LastTurns);
        row("2026-07-29T18:00", HeatPhase::Over);
    }
    void phases() {
        QFETCH(QString, time);
        QFETCH(int, phase);
        Event event = twoDays();
        const auto times = heatTimes(event.settings, play(event).heats[0].details);
        QCOMPARE(static_cast<int>(heatPhase(*times, *VenueTime::fromText(time))), phase);
    }

    void anEndAfterMidnight() {
        HeatDetails late;
        late.start = at(31, 21, 0);
        const auto times = heatTimes(Settings{}, late);
        QVERIFY(times->end == VenueTime::of({2026, 8, 1}, {2, 0}));
    }

    void whichHeatTheClockIsAbout() {
        Event event = twoDays();
        const auto heatAt = [&](const VenueTime& now) {
            const auto heat = heatOfTheHour(event, now);
            return heat ? heat->value() : 0;
        };
        QCOMPARE(heatAt(at(28, 20, 0)), 0);  // a day before
        QCOMPARE(heatAt(at(29, 2, 0)), 1);   // soon
        QCOMPARE(heatAt(at(29, 15, 0)), 1);  // on
        QCOMPARE(heatAt(at(29, 18, 30)), 1); // just over
        QCOMPARE(heatAt(at(29, 23, 0)), 2);
        play(event).heats[0].games[0].start = at(29, 13, 5);
        QCOMPARE(heatAt(at(29, 23, 0)), 1); // a table still plays
        QCOMPARE(heatAt(at(30, 20, 0)), 1);
    }

    void theWalkBeginsHalfAnHourBeforeTheLastTurn() {
        Event event = twoDays();
        Heat& heat = play(event).heats[0];
        heat.games[0].start = heat.games[1].start = at(29, 13, 0);
        QVERIFY(tablesToWalk(event.settings, heat, at(29, 16, 59)).empty());
        QCOMPARE(tablesToWalk(event.settings, heat, at(29, 17, 0)).size(), size_t{2});
        heat.games[0].end = at(29, 16, 0);
        const auto left = tablesToWalk(event.settings, heat, at(29, 17, 0));
        QCOMPARE(left.size(), size_t{1});
        QCOMPARE(left.front().value(), 2);
    }

    void whoIsThereAndWhatTheyBrought() {
        Event event = twoDays();
        event.players[0].copies = Count(1);
        event.players[1].copies = Count(2);
        event.players[1].variantCopies = Count(1);
        event.players[20].copies = Count(5); // is not in
        Heat& heat = play(event).heats[0];
        heat.standby = players({22});
        QVERIFY((attendanceOf(event, heat) == HeatAttendance{11, 1, 3, 2, 1}));
    }

    void everyOtherSeatCheapestFirst() {
        Event event = twoDays();
        const auto choices = otherSeats(event, HeatNumber(1), player(1), false);
        QVERIFY(choices.has_value());
        // The free seat at table 2, or the place of one of the five there.
        QCOMPARE(choices->size(), size_t{6});
        for (size_t i = 1; i < choices->size(); ++i)
            QVERIFY((*choices)[i - 1].cost <= (*choices)[i].cost);

        play(event).heats[0].games[1].start = at(29, 13, 0);
        QVERIFY(otherSeats(event, HeatNumber(1), player(1), false)->empty());
        QCOMPARE(otherSeats(event, HeatNumber(1), player(1), true)->size(), size_t{6});
        QVERIFY(!otherSeats(event, HeatNumber(1), player(20), false).has_value());
    }

    void aTableIsToStartUntilItHas() {
        Game waiting = table({1, 2, 3, 4, 5});
        QVERIFY(isToStart(waiting));
        QVERIFY(!isToStart(voided(waiting)));
        waiting.start = at(29, 13, 0);
        QVERIFY(!isToStart(waiting));
    }

    void anEventWithoutHeatsHasNoHeatOfTheHour() {
        Event event = twoDays();
        QVERIFY(heatOfTheHour(event, at(29, 14, 0)) == HeatNumber(1));
        event.play = StormPlay();
        QVERIFY(!heatOfTheHour(event, at(29, 14, 0)));
    }

    void waysToLeaveByTheClock() {
        Event event = twoDays();
        play(event).heats[0].games[0].start = at(29, 13, 0);
        const auto early = waysToLeave(event, HeatNumber(1), player(1), at(29, 13, 10));
        QCOMPARE(early->size(), size_t{1});
        QVERIFY(early->front().kind == SeatChangeKind::Leaver);
        const auto late = waysToLeave(event, HeatNumber(1), player(1), at(29, 14, 0));
        QCOMPARE(late->size(), size_t{2}); // a dropout, or an excused one (R6.1)
        QVERIFY(late->front().kind == SeatChangeKind::Dropout);
    }

    void howFarTheResultsAre() {
        Event event = twoDays();
        play(event).heats[1].games = {table({1, 2, 3, 4, 5}), table({6, 7, 8, 9, 10})};
        QCOMPARE(resultsSoFar(play(event)), (ResultsSoFar{4, 0, 0}));
        dune(play(event).heats[0].games[0]).victory = Victory::Solo;
        dune(play(event).heats[0].games[1]).victory = Victory::Solo;
        play(event).heats[0].games[1].checked = true;
        QCOMPARE(resultsSoFar(play(event)), (ResultsSoFar{4, 2, 1}));
        play(event).heats[0].games[0].isVoid = true;
        QCOMPARE(resultsSoFar(play(event)), (ResultsSoFar{3, 1, 0}));
    }

    void theHeatWhoseTablesAreLookedFor() {
        Event event = twoDays();
        auto& heats = play(event).heats;
        QCOMPARE(heatToBeSeated(play(event)), &heats[0]);
        heats[1].games = {table({1, 2, 3, 4, 5})};
        QCOMPARE(heatToBeSeated(play(event)), &heats[1]);
        heats[1].games[0].isVoid = true;
        QCOMPARE(heatToBeSeated(play(event)), &heats[0]);
        heats[0].games.clear();
        QCOMPARE(heatToBeSeated(play(event)), nullptr);
    }
};

} // namespace mentat::test::tst_heat_day

MENTAT_TEST(tst_heat_day, TestHeatDay, QCoreApplication)
#include "tst_heat_day.moc"
