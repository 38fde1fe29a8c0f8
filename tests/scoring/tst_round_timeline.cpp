#include "scoring/heats/today/round_timeline.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_round_timeline {

namespace {

VenueTime at(int hour, int minute = 0) {
    return VenueTime::of({2026, 7, 29}, {hour, minute});
}

Game played(Game game, const VenueTime& start, int minutes, std::optional<int> turns) {
    game.start = start;
    game.end = start.plusMinutes(minutes);
    if (turns)
        game.turns = Turns(*turns);
    return game;
}

Game playing(Game game, const VenueTime& start) {
    game.start = start;
    return game;
}

/// Three games of the morning, at 30 minutes a turn: 6, 8 and 10 turns; two tables that play since
/// 15:00, in a heat from then to 20:00, without a new turn from 19:30 on.
Event afternoon() {
    Event event = eventBy(orderedBy({WinsKey()}), 12,
                          {{played(inOrder({1, 2, 3, 4}), at(9), 240, 8),
                            played(inOrder({5, 6, 7, 8}), at(9), 180, 6),
                            played(inOrder({9, 10, 11, 12}), at(9), 300, 10)},
                           {playing(ofSeats({1, 2, 3, 4}), at(15)),
                            playing(ofSeats({5, 6, 7, 8}), at(15, 20)), ofSeats({9, 10, 11, 12})}});
    HeatDetails& details = ruledPlay(event).heats[1].details;
    details.start = at(15);
    details.minutes = Minutes(300);
    return event;
}

RoundTimeline shown(const Event& event, const VenueTime& now, const NewsOfTables& news = {}) {
    const auto timeline = timelineOf(event, HeatNumber(2), now, news);
    if (!timeline)
        qFatal("no table plays");
    return *timeline;
}

QString clockOf(const std::optional<VenueTime>& moment) {
    return moment ? moment->time().toString(u"HH:mm"_s) : u"–"_s;
}

/// "19:00 18:00-20:00 of 3"
QString likelyText(const TimelineBar& bar) {
    if (!bar.likely)
        return u"–"_s;
    return u"%1 %2-%3 of %4"_s
        .arg(clockOf(bar.likely->at), clockOf(bar.likely->early), clockOf(bar.likely->late))
        .arg(bar.likely->games);
}

QString turnsText(const TimelineBar& bar) {
    QStringList turns;
    for (const VenueTime& turn : bar.turns)
        turns.append(clockOf(turn));
    return turns.join(u' ');
}

// By trial: how many of the games that came as far end before and after the likely end.

QString faultOfMiddle(const LikelyEnd& likely, const VenueTime& start,
                      const std::vector<double>& ends) {
    const auto end = static_cast<double>(start.minutesTo(likely.at));
    const auto half = static_cast<double>(ends.size()) / 2;
    const auto before = std::ranges::count_if(ends, [&](double one) { return one < end - 1.01; });
    const auto after = std::ranges::count_if(ends, [&](double one) { return one > end + 1.01; });
    if (likely.games != static_cast<int>(ends.size()))
        return u"of %1 games, not %2"_s.arg(ends.size()).arg(likely.games);
    if (static_cast<double>(before) > half || static_cast<double>(after) > half)
        return u"%1 before, %2 after"_s.arg(before).arg(after);
    if (likely.at < likely.early || likely.late < likely.at)
        return u"not in order"_s;
    return {};
}

struct RandomAfternoon {
    Event event;
    std::vector<int> turns;
    double minutesOfTurn;
    VenueTime now;
};

RandomAfternoon randomAfternoon(quint32 seed) {
    RandomSource random(seed);
    std::vector<Game> games;
    std::vector<int> totals;
    double minutes = 0;
    double turns = 0;
    for (int table = random.between(3, 12); table > 0; --table) {
        const int total = random.between(3, 14);
        const int length = total * random.between(15, 40);
        games.push_back(played(inOrder({1, 2, 3, 4}), at(3), length, total));
        totals.push_back(total);
        minutes += length;
        turns += total;
    }
    return {eventBy(orderedBy({WinsKey()}), 4, {games, {playing(ofSeats({1, 2, 3, 4}), at(12))}}),
            totals, minutes / turns, at(12).plusMinutes(random.between(0, 240))};
}

QString faultOf(const RandomAfternoon& made, int moved = 0) {
    const auto timeline = timelineOf(made.event, HeatNumber(2), made.now, {});
    const double sinceStart = static_cast<double>(at(12).minutesTo(made.now));
    std::vector<double> ends;
    for (const int total : made.turns) {
        // It came as far: it had not ended when this much was played.
        if (total * made.minutesOfTurn > sinceStart)
            ends.push_back(total * made.minutesOfTurn);
    }
    const auto& likely = timeline->bars.front().likely;
    if (!likely || ends.empty())
        return likely.has_value() == !ends.empty() ? QString() : u"known without games"_s;
    LikelyEnd judged = *likely;
    judged.at = judged.at.plusMinutes(moved);
    judged.late = judged.late.plusMinutes(std::max(moved, 0));
    judged.early = judged.early.plusMinutes(std::min(moved, 0));
    return faultOfMiddle(judged, at(12), ends);
}

} // namespace

/// Who plays since when, and when each table will be through.
class TestRoundTimeline : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBarsOfARound() {
        const RoundTimeline timeline = shown(afternoon(), at(17, 10));
        QCOMPARE(timeline.bars.size(), size_t(3));
        QVERIFY(timeline.bars[0].state == BarState::Playing);
        QVERIFY(timeline.bars[2].state == BarState::ToStart);
        QCOMPARE(timeline.minutesOfTurn, std::optional<qint64>(30));
        QCOMPARE(clockOf(timeline.from), u"15:00"_s);
        QCOMPARE(clockOf(timeline.to), u"20:00"_s);
        QCOMPARE(clockOf(timeline.lastTurn), u"19:30"_s);
        QCOMPARE(clockOf(timeline.end), u"20:00"_s);
    }

    void theLikelyEndByTheTurnsOfTheEvent() {
        // 130 minutes are the fifth turn: all three games came as far.
        const RoundTimeline timeline = shown(afternoon(), at(17, 10));
        QCOMPARE(likelyText(timeline.bars[0]), u"19:00 18:00-20:00 of 3"_s);
        QCOMPARE(turnsText(timeline.bars[0]), u"15:30 16:00 16:30 17:00"_s);
        QVERIFY(timeline.nextThrough()->table == TableNumber(1));
        // No turn begins after 19:30: the one that began then ends at 20:00.
        QCOMPARE(likelyText(timeline.bars[1]), u"19:20 18:20-20:00 of 3"_s);
    }

    void whereTheTurnWasSeenItCounts() {
        // In turn 7 after 130 minutes; two games came as far, and end one and a half and three and
        // a half turns later.
        const RoundTimeline timeline
            = shown(afternoon(), at(17, 10), {{TableNumber(1), {.turn = 7}}});
        QCOMPARE(likelyText(timeline.bars[0]), u"17:55 17:55-18:55 of 2"_s);
        QCOMPARE(turnsText(timeline.bars[0]), u"15:20 15:40 16:00 16:20 16:40 17:00"_s);
    }

    void longerThanAnyGameNothingIsSaid() {
        const RoundTimeline timeline = shown(afternoon(), at(20, 10));
        QCOMPARE(likelyText(timeline.bars[0]), u"–"_s);
        // Of two timed games nothing is said either.
        Event event = afternoon();
        ruledPlay(event).heats[0].games.pop_back();
        QCOMPARE(likelyText(shown(event, at(17, 10)).bars[0]), u"–"_s);
        QVERIFY(!shown(event, at(17, 10)).nextThrough());
    }

    void withoutTurnsTheLengthsTell() {
        Event event = afternoon();
        for (Game& game : ruledPlay(event).heats[0].games)
            game.turns.reset();
        const RoundTimeline timeline = shown(event, at(18, 10)); // 190 minutes: two were longer
        QCOMPARE(likelyText(timeline.bars[0]), u"19:00 19:00-20:00 of 2"_s);
        QVERIFY(!timeline.minutesOfTurn && timeline.bars[0].turns.empty());
    }

    void whoReportedAndWhoIsOver() {
        Event event = afternoon();
        auto& games = ruledPlay(event).heats[1].games;
        games[1] = played(inOrder({5, 6, 7, 8}), at(15, 20), 90, 3);
        games[1].table = TableNumber(2);
        const RoundTimeline timeline = shown(
            event, at(17, 10),
            {{TableNumber(1), {.hasReported = true}}, {TableNumber(2), {.hasReported = true}}});
        QVERIFY(timeline.bars[0].hasReported);
        QVERIFY(timeline.bars[1].state == BarState::Recorded && !timeline.bars[1].hasReported);
        QCOMPARE(timeline.bars[1].winners, players({5}));
        QCOMPARE(clockOf(timeline.bars[1].end), u"16:50"_s);
        QCOMPARE(turnsText(timeline.bars[1]), u"15:50 16:20"_s);
        // Once no table plays there is nothing to wait for.
        games[0] = played(inOrder({1, 2, 3, 4}), at(15), 100, 4);
        QVERIFY(!timelineOf(event, HeatNumber(2), at(17, 10), {}));
        QVERIFY(!timelineOf(event, HeatNumber(7), at(17, 10), {}));
    }

    /// Half of the games that came as far end before the likely end, half after, counted otherwise.
    void theLikelyEndIsInTheMiddle() {
        for (quint32 seed = 1; seed <= 500; ++seed)
            QCOMPARE(faultOf(randomAfternoon(seed)), QString());
    }

    void aWrongEndIsCaught() {
        for (const int moved : {-90, 90}) {
            int caught = 0;
            for (quint32 seed = 1; seed <= 100; ++seed)
                caught += faultOf(randomAfternoon(seed), moved).isEmpty() ? 0 : 1;
            QVERIFY2(caught > 20, qPrintable(QString::number(caught)));
        }
    }
};

} // namespace mentat::test::tst_round_timeline

MENTAT_TEST(tst_round_timeline, TestRoundTimeline, QCoreApplication)
#include "tst_round_timeline.moc"
