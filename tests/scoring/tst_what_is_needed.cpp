#include "scoring/dune/today/what_is_needed.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_what_is_needed {

namespace {

QString text(QualificationPoints points) {
    return QString::number(points.halves() / 2.0);
}

QString text(Prospect prospect) {
    static constexpr std::array words{"certain", "open", "excluded"};
    return QLatin1StringView(words[static_cast<size_t>(prospect)]);
}

/// "heat 3, full: 3 certain, 2 open; no victory open, no game excluded"
QString text(const NextGame& next) {
    QStringList victories;
    for (const OwnVictory& victory : next.victories)
        victories.append(QString(text(victory.gain) + u' ' + text(victory.prospect)));
    const QString without
        = next.withoutGame ? QString(u", no game "_s + text(*next.withoutGame)) : QString();
    return u"heat %1, %2: %3; no victory %4%5"_s.arg(next.heat.value())
        .arg(next.column == QpColumn::FiveOrSix ? u"full"_s : u"small"_s, victories.join(u", "_s),
             text(next.withoutVictory), without);
}

QString needed(const Event& event, int number) {
    expectSound(event);
    const auto need = whatIsNeeded(event, player(number));
    if (!need)
        return u"nothing to say"_s;
    if (const auto* certain = std::get_if<Certainty>(&*need))
        return certain->kind == CertaintyKind::Through ? u"through"_s : u"out"_s;
    const auto* next = std::get_if<NextGame>(&*need);
    return next ? text(*next) : u"only others play"_s;
}

/// Twelve players after two heats: p1 and p7 have 6 QP, all others 0. Heat 3 is to come.
Event beforeTheThird() {
    return eventWith(12, {{wonBy(1, {2, 3, 4, 5, 6}), wonBy(7, {8, 9, 10, 11, 12})},
                          {wonBy(1, {2, 3, 4, 5, 6}), wonBy(7, {8, 9, 10, 11, 12})},
                          {}});
}

/// The same with 6 QP for p1, 3 for p7 and for p8.
Event withTwoBehindOne() {
    return eventWith(12, {{wonBy(1, {2, 3, 4, 5, 6}), wonBy(7, {8, 9, 10, 11, 12})},
                          {wonBy(1, {2, 3, 4, 5, 6}), wonBy(8, {7, 9, 10, 11, 12})},
                          {}});
}

} // namespace

/// What a player needs in order to qualify (R4.6): cases worked out by hand.
class TestWhatIsNeeded : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoIsCertainNeedsNothingMore() {
        const Event event = withFinalists(beforeTheThird(), 2);
        QCOMPARE(needed(event, 1), u"through"_s);
        QCOMPARE(needed(event, 2), u"out"_s);
    }

    /// p2 wins at a full table, R1.1: at most seven others are left for one more, where two can
    /// win, R2.2; one can win along with p2. With p1 and p7 that are five others. A smaller table
    /// brings at most 1.5, so that for 1 QP two tables of three count.
    void theOwnTableIsNoneOfTheOthers() {
        QCOMPARE(needed(withFinalists(beforeTheThird(), 6), 2),
                 u"heat 3, full: 3 certain, 2 certain, 1 open, 0.5 open; "
                 "no victory open, no game open"_s);
        QCOMPARE(needed(withFinalists(beforeTheThird(), 5), 2),
                 u"heat 3, full: 3 open, 2 open, 1 open, 0.5 open; "
                 "no victory open, no game open"_s);
    }

    void rowsOfAsManyPointsAreOneOutcome() { // R2
        const auto need = whatIsNeeded(withFinalists(beforeTheThird(), 6), player(2));
        const auto& victories = std::get<NextGame>(*need).victories;
        using enum WinRow;
        QCOMPARE(victories[0].rows, std::vector{Solo});
        QCOMPARE(victories[1].rows, (std::vector{Alliance, BgPrediction, FremenDefault}));
        QCOMPARE(victories[2].rows, (std::vector{GuildDefault, FremenDefaultAlliance}));
        QCOMPARE(victories[3].rows, (std::vector{GuildDefaultAlliance, Adjudicated}));
    }

    /// Two places: p1 has 6, p7 and p8 have 3 and can both win.
    void withTooLittleItIsOut() {
        const Event event = withFinalists(withTwoBehindOne(), 2);
        QCOMPARE(needed(event, 2), u"heat 3, full: 3 open, 2 excluded, 1 excluded, 0.5 excluded; "
                                   "no victory excluded, no game excluded"_s);
        // A tie goes against the claim: 6 can be three players.
        QCOMPARE(needed(event, 1), u"heat 3, full: 3 certain, 2 certain, 1 certain, 0.5 certain; "
                                   "no victory open, no game open"_s);
    }

    void aLaterHeatStaysOpen() {
        Event event = withFinalists(withTwoBehindOne(), 2);
        play(event).heats.push_back(play(event).heats.back());
        play(event).heats.back().number = HeatNumber(4);
        // p7 and p8 can win both; p2 could still have 3 after none in heat 3.
        QCOMPARE(needed(event, 1), u"heat 3, full: 3 open, 2 open, 1 open, 0.5 open; "
                                   "no victory open, no game open"_s);
        QCOMPARE(needed(event, 2), u"heat 3, full: 3 open, 2 open, 1 open, 0.5 open; "
                                   "no victory open, no game open"_s);
    }

    void theHeatsFollowTheirNumbers() {
        Event event = withFinalists(beforeTheThird(), 6);
        auto& heats = play(event).heats;
        heats.insert(heats.begin(), heats.back());
        heats.front().number = HeatNumber(5);
        QVERIFY(needed(event, 2).startsWith(u"heat 3, "_s));
    }

    void aGameThatHasBegunIsTheNextOne() { // R2.1
        Event event = withFinalists(beforeTheThird(), 3);
        play(event).heats[2].games = {started(table({2, 3, 4, 7}))};
        play(event).heats[2].entrants = {player(2), player(3), player(4), player(7)};
        QCOMPARE(needed(event, 2), u"heat 3, small: 1.5 open, 1 open, 0.5 open; no victory open"_s);
        // Who is not in it may still sit down.
        QVERIFY(needed(event, 8).endsWith(u"no game open"_s));
    }

    /// Seven of nine are drawn, R1.2: a table of three; it has not begun.
    void aTableThatIsDrawnSaysTheColumn() {
        Event event = withFinalists(beforeTheThird(), 3);
        auto& heat = play(event).heats[2];
        heat.games = {table({2, 3, 4})};
        heat.entrants = {player(2), player(3), player(4)};
        QVERIFY(needed(event, 2).startsWith(u"heat 3, small: 1.5 "_s));
        QVERIFY(needed(event, 5).startsWith(u"heat 3, full: 3 "_s));
    }

    void theWordOfTheGmIsWhatCounts() { // R2.6
        const Event event = withFinalists(
            eventWith(12, {{wonBy(1, {2, 3, 4, 5, 6}), wonBy(7, {8, 9, 10, 11, 12})},
                           {started(game(std::nullopt, {seat(2).getsQp(1), seat(3), seat(4),
                                                        seat(5), seat(6)}))}}),
            3);
        QVERIFY(needed(event, 2).startsWith(u"heat 2, full: 1 open, 1 open, 1 open, 1 open; "_s));
    }

    void whoPlaysNoMoreDependsOnOthers() {
        const Event event = withFinalists(
            eventWith(12, {{wonBy(1, {2, 3, 4, 5, 6}), wonBy(7, {8, 9, 10, 11, 12})},
                           {wonBy(1, {8, 9, 10, 11, 12}), table({7, 2, 3, 4, 5, 6})}}),
            1);
        QCOMPARE(needed(event, 1), u"only others play"_s);
        QCOMPARE(needed(event, 8), u"out"_s);
        QCOMPARE(needed(event, 7), u"heat 2, full: 3 open, 2 excluded, 1 excluded, 0.5 excluded; "
                                   "no victory excluded"_s);
    }

    /// Three players, two places, and nothing but an alliance counts: p1 and p2 have 2, p3 nothing.
    /// Without p1 there is no table; with p1 as the winner only one other gains; without a victory
    /// p2 and p3 can win together.
    void threePlayersByHand() {
        Event event = eventWith(3, {{game(Victory::Alliance, {seat(1).wins().allied(1),
                                                              seat(2).wins().allied(1), seat(3)})},
                                    {}});
        event.settings.winPoints = onlyAlliancesCount();
        QCOMPARE(needed(withFinalists(event, 2), 1),
                 u"heat 2, small: 2 certain, 0 certain; no victory open, no game certain"_s);
    }

    void nothingIsSaidWhereNothingCanBeDone() {
        const Event event = withFinalists(beforeTheThird(), 6);
        QCOMPARE(playersWithNeed(event).size(), 12U);
        Event closed = event;
        play(closed).stage().closed = true; // R7.1
        QCOMPARE(needed(closed, 2), u"nothing to say"_s);
        QVERIFY(playersWithNeed(closed).empty());
        Event over = event;
        play(over).heats.pop_back();
        QCOMPARE(needed(over, 2), u"nothing to say"_s);
        QVERIFY(playersWithNeed(over).empty());
        Event disqualified = event; // R6.2
        disqualified.players[1].disqualified = true;
        disqualified.players[1].disqualifiedReason = u"cheated"_s;
        QCOMPARE(needed(disqualified, 2), u"nothing to say"_s);
        QCOMPARE(playersWithNeed(disqualified).size(), 11U);
        QCOMPARE(needed(event, 99), u"nothing to say"_s);
    }
};

} // namespace mentat::test::tst_what_is_needed

MENTAT_TEST(tst_what_is_needed, TestWhatIsNeeded, QCoreApplication)

#include "tst_what_is_needed.moc"
