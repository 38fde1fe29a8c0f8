#include "model/rounds/round.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/heats_scoring.h"
#include "tests/scoring/cases.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_round_clock {

namespace {

VenueTime at(int hour, int minute) {
    return VenueTime::of({2026, 7, 29}, {hour, minute});
}

Game startedAt(Game game, const VenueTime& start) {
    game.start = start;
    return game;
}

Game wonByTheFirst(Game game) {
    dune(game).victory = Victory::Solo;
    dune(game.seats.front()).winner = true;
    return game;
}

/// Heat 1 at 9:00, heat 2 at 15:00, five hours each; the final of Dune at 21:00.
Event twoHeatsAndAFinal() {
    Event event = eventWith(12, {{table({1, 2, 3, 4, 5, 6}), table({7, 8, 9, 10, 11, 12})}, {}});
    play(event).heats[0].details.start = at(9, 0);
    play(event).heats[1].details.start = at(15, 0);
    play(event).stages = {{finalName(), {}, {}}};
    play(event).stages.front().details.start = at(21, 0);
    return event;
}

/// By a ruleset: a heat that is played, a semifinal at 19:00, the final at 21:00.
Event semifinalAndFinal() {
    Ruleset ruleset = orderedBy({});
    ruleset.stages = {stageRule("Semifinal", {4, 3}), stageRule("Final", {4, 3})};
    ruleset.stages.front().entrants = EntrantsNumber{Positive(8)};
    Event event = eventBy(ruleset, 12, {{inOrder({1, 2, 3, 4}), inOrder({5, 6, 7, 8})}});
    heatsPlay(event)->heats[0].details.start = at(13, 0);
    stageOf(event, "Semifinal").details.start = at(19, 0);
    stageOf(event, "Final").details.start = at(21, 0);
    return event;
}

/// What the clock is about, and when that begins: "Semifinal 19:00", "1", or nothing.
QString onTheClock(const Event& event, const VenueTime& now) {
    const auto round = roundOfTheHour(event, now);
    if (isFinalsHour(event, now)) {
        const auto times = *finalTimes(event);
        if (round != RoundId(times.round))
            return u"two rounds at a time"_s;
        return u"%1 %2%3"_s.arg(times.round.text(), times.start.time().toString(u"H:mm"_s),
                                times.isPlaying ? u" plays"_s : QString());
    }
    const auto heat = heatOfTheHour(event, now);
    if (round != (heat ? std::optional<RoundId>(*heat) : std::nullopt))
        return u"two rounds at a time"_s;
    return heat ? QString::number(heat->value()) : QString();
}

} // namespace

/// Which round the clock speaks of.
class TestRoundClock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHeatThatIsRecordedIsOver() {
        Event event = twoHeatsAndAFinal();
        auto& first = play(event).heats[0].games;
        for (Game& game : first)
            game.start = at(9, 5);
        first[0] = wonByTheFirst(first[0]);
        QCOMPARE(onTheClock(event, at(13, 0)), u"1"_s);
        first[1].end = at(12, 50); // its sheet is on the way
        QCOMPARE(onTheClock(event, at(13, 0)), u"1"_s);
        first[1] = wonByTheFirst(first[1]);
        QCOMPARE(onTheClock(event, at(13, 0)), u"2"_s); // an hour before heat 1 would end
        play(event).heats[1].games = {startedAt(wonByTheFirst(table({1, 2, 3, 4, 5})), at(15, 0))};
        QCOMPARE(onTheClock(event, at(16, 0)), u"Final 21:00"_s);
        play(event).stages[0].games = {startedAt(table({1, 2, 3, 4, 5, 6}), at(16, 30))};
        QCOMPARE(onTheClock(event, at(17, 0)), u"Final 16:30 plays"_s);
        Game& final = play(event).stages[0].games[0];
        final = wonByTheFirst(final);
        QCOMPARE(onTheClock(event, at(17, 0)), QString());
        QCOMPARE(onTheClock(event, at(21, 30)), QString());
    }

    /// Where no clock says: what is open first.
    void theAdvancedRoundThatIsNext() {
        Event event = semifinalAndFinal();
        QCOMPARE(
            plannedRounds(event),
            (std::vector<RoundId>{HeatNumber(1), *Name::fromText(u"Semifinal"_s), finalName()}));
        QCOMPARE(firstOpenRound(event), Name::fromText(u"Semifinal"_s));
        stageOf(event, "Semifinal").games = {inOrder({1, 2, 3, 4}), voided(inOrder({5, 6, 7, 8}))};
        QCOMPARE(firstOpenRound(event), finalName());
        stageOf(event, "Final").games = {inOrder({1, 2, 3, 5})};
        QCOMPARE(firstOpenRound(event), finalName()); // the last, where all are over
        event = twoHeatsAndAFinal();
        QCOMPARE(plannedRounds(event),
                 (std::vector<RoundId>{HeatNumber(1), HeatNumber(2), finalName()}));
        QCOMPARE(heatsScoringOf(event).roundToPlay(event), finalName());
    }

    void aVoidTableIsNotWaitedFor() {
        Event event = twoHeatsAndAFinal();
        auto& games = play(event).heats[0].games;
        games = {wonByTheFirst(games[0]), voided(games[1])};
        QCOMPARE(onTheClock(event, at(13, 0)), u"2"_s);
    }

    void aHeatThatStartedEarlyIsOn() {
        Event event = twoHeatsAndAFinal();
        const auto phaseAt = [&](const VenueTime& now) {
            const Heat& heat = play(event).heats[0];
            return heatPhase(*heatTimes(event.settings, heat.details), heat, now);
        };
        QVERIFY(phaseAt(at(8, 30)) == HeatPhase::Before);
        play(event).heats[0].games[0].start = at(8, 20);
        QVERIFY(phaseAt(at(8, 30)) == HeatPhase::Grace);
        QVERIFY(phaseAt(at(13, 59)) == HeatPhase::LastTurns); // R3.1: the printed end
        QVERIFY(phaseAt(at(14, 0)) == HeatPhase::Over);
        play(event).heats[0].games[0].end = at(8, 25);
        QVERIFY(phaseAt(at(8, 30)) == HeatPhase::Before);
    }

    void theSemifinalComesBeforeTheFinal() {
        Event event = semifinalAndFinal();
        QCOMPARE(onTheClock(event, at(18, 41)), u"Semifinal 19:00"_s);
        QCOMPARE(onTheClock(event, at(19, 10)), u"Semifinal 19:00"_s);
        QVERIFY(finalTimes(event)->end == at(19, 0).plusMinutes(300));
        play(event, "Semifinal",
             {startedAt(ofSeats({1, 2, 3, 4}), at(19, 12)), ofSeats({5, 6, 7, 8})});
        QCOMPARE(onTheClock(event, at(19, 20)), u"Semifinal 19:12 plays"_s);
        play(event, "Semifinal", {inOrder({1, 2, 3, 4}), ofSeats({5, 6, 7, 8})});
        QCOMPARE(onTheClock(event, at(20, 0)), u"Semifinal 19:00"_s); // a table is to start
        play(event, "Semifinal", {inOrder({1, 2, 3, 4}), inOrder({5, 6, 7, 8})});
        QCOMPARE(onTheClock(event, at(20, 0)), u"Final 21:00"_s);
        play(event, "Final", {startedAt(ofSeats({1, 2, 5, 6}), at(21, 5))});
        QCOMPARE(onTheClock(event, at(21, 10)), u"Final 21:05 plays"_s);
        play(event, "Final", {inOrder({1, 2, 5, 6})});
        QCOMPARE(onTheClock(event, at(22, 0)), QString());
    }

    // Too few for it: whoever closes the line-up of the final does not wait for the semifinal.
    void aRoundThatIsNotHeldIsPassedOver() {
        Event event = semifinalAndFinal();
        stageOf(event, "Final").details.closed = true;
        QCOMPARE(onTheClock(event, at(18, 41)), u"Final 21:00"_s);
        // Nor does the clock, once the heats say so.
        event = semifinalAndFinal();
        std::get<RulesetPlay>(event.play).ruleset.stages[0].skipBelow = Count(9);
        QCOMPARE(onTheClock(event, at(18, 41)), u"Final 21:00"_s);
        heatsPlay(event)->heats[0].games[1] = ofSeats({5, 6, 7, 8});
        QCOMPARE(finalTimes(event)->round, *Name::fromText(u"Semifinal"_s)); // who knows yet
    }

    void aRoundWithoutATimeSaysNothing() {
        Event event = semifinalAndFinal();
        stageOf(event, "Semifinal").details.start.reset();
        QCOMPARE(onTheClock(event, at(18, 41)), u"Final 21:00"_s);
        stageOf(event, "Final").details.start.reset();
        QCOMPARE(onTheClock(event, at(18, 41)), QString());
    }
};

} // namespace mentat::test::tst_round_clock

MENTAT_TEST(tst_round_clock, TestRoundClock, QCoreApplication)
#include "tst_round_clock.moc"
