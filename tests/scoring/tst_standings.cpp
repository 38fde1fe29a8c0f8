#include "scoring/dune/standings/dune_standings.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/ranking/tie_rolls.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_standings {

namespace {

/// A game of this player alone, who gets so many QP set by the GM's word.
Game worth(double qp, int of, Known strongholds = 0, Known tokens = 0) {
    return game(Victory::Solo,
                {seat(of).wins().getsQp(qp).has(strongholds, tokens, unknown, unknown)});
}

/// p1, p2, … are equal in everything; one more has not played.
Event tiedPlayers(int number) {
    std::vector<Game> games;
    for (int i = 1; i <= number; ++i)
        games.push_back(game(Victory::Solo, {seat(i).wins().has(3, 5, 8, 2)}));
    return eventWith(number + 1, {games});
}

QString afterRolls(int tied, const std::vector<TieRoll>& rolls) {
    Event event = tiedPlayers(tied);
    event.tieRolls = rolls;
    return textOf(standings(event));
}

/// p1 and p2 each won an alliance with these values, p1 with p3 and p2 with p4.
Event alliedWinners(const std::vector<SeatCase>& first, const std::vector<SeatCase>& second,
                    TieBreakValues reading = TieBreakValues::Individual) {
    Event event = eventWith(4, {{game(Victory::Alliance, first), game(Victory::Alliance, second)}});
    event.settings.tieBreakValues = reading;
    return event;
}

const Standing& rowOf(const Standings& standings, int number) {
    for (const auto* list : {&standings.ranked, &standings.disqualified}) {
        for (const Standing& row : *list) {
            if (row.player == player(number))
                return row;
        }
    }
    qFatal("p%d has no row", number);
}

/// The best game of a row.
QString bestOf(const Standing& row) {
    if (!row.valuesFrom)
        return u"none"_s;
    return u"heat %1 table %2: "_s.arg(row.valuesFrom->heat()->value())
               .arg(row.valuesFrom->table.value())
           + textOf(bestValuesOf(row));
}

QString told(const std::optional<Standing::OtherReading>& other) {
    if (!other)
        return u"the same"_s;
    return textOf(other->fromNext) + (other->isReversed ? u", the other way round"_s : QString());
}

QString gamesOf(const Standing& row) {
    QStringList texts;
    for (const QualificationPoints qp : gamePointsOf(row))
        texts.append(QString::number(qp.halves() / 2.0));
    return texts.join(u' ');
}

/// p1, whose best game is asked for, in one heat after the other.
QString bestOf(const std::vector<std::vector<Game>>& heats) {
    return bestOf(rowOf(standings(eventWith(2, heats)), 1));
}

} // namespace

/// R4.1 to R4.5.
class TestStandings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r4_1_theScoreIsTheSumOverAllGames();
    void r4_1_oneCompletedGameIsEnough();
    void r4_1_aDropoutThatWasExcusedCountsAsAGame();
    void r4_2_gamesAreComparedFromBestToWorst();
    void r4_2_aMissingGameCountsNothing();
    void r4_2_valuesOfTheBestGameInTheirOrder();
    void r4_2_theShieldWallIsNoStrongholdHere();
    void r4_2_anUnknownValueCountsNothing();
    void r4_2_theBestGame_data();
    void r4_2_theBestGame();
    void r4_3_theBestGameIsChosenByTheReadingToo();
    void r4_3_ownValuesOrTheAlliances();
    void r4_3_anAllianceSumsWhatIsKnown();
    void r4_3_aDropoutsValuesAreItsOwn();
    void r4_3_whereTheReadingsDiffer_data();
    void r4_3_whereTheReadingsDiffer();
    void r4_3_theReadingsDifferOnlyWhereQpAreEqual();
    void r4_4_aRollDecides();
    void r4_4_aRollBelongsToExactlyThoseTied();
    void r4_4_equalsInARollFormASmallerTie();
    void r4_4_allEqualRollAgain();
    void r4_4_aRollThatWaitsDecidesNothing();
    void r4_4_aRollWithoutItsTieIsNamed();
    void r4_4_aRollTakesThePlaceOfAnother();
    void r4_4_whoHasNotRolledYetStandsBehind();
    void r4_5_equalsShareARankInTheOrderOfRegistration();
    void r4_6_theHighestQualify();
    void r6_2_theDisqualifiedStandBelow();
};

void TestStandings::r4_1_theScoreIsTheSumOverAllGames() {
    const Event event = eventWith(
        2, {{worth(2, 1), worth(3, 2)}, {worth(0.5, 1)}, {worth(3, 1), voided(worth(9, 2))}});
    const Standings table = standings(event);
    QCOMPARE(textOf(table), u"1 p1 qp 5.5:3, 2 p2 last"_s);
    QCOMPARE(gamesOf(rowOf(table, 1)), u"3 2 0.5"_s);
    QCOMPARE(pointsOf(rowOf(table, 1)), QualificationPoints::fromHalves(11));
}

void TestStandings::r4_1_oneCompletedGameIsEnough() {
    const Game lost = game(Victory::Solo, {seat(1).wins(), seat(2)});
    const Game unfinished = game(std::nullopt, {seat(3), seat(4)});
    const Event event
        = eventWith(6, {{lost, unfinished, voided(game(Victory::Solo, {seat(5).wins()}))}});
    QCOMPARE(textOf(standings(event)), u"1 p1 qp 1.5:0, 2 p2 last"_s);
    QCOMPARE(standings(event).disqualified.size(), 0U);
    QVERIFY(standings(eventWith(3)).ranked.empty());
}

void TestStandings::r4_1_aDropoutThatWasExcusedCountsAsAGame() {
    Event event = eventWith(
        3, {{game(Victory::Solo, {seat(1).wins(), seat(2).leaves().excused(), seat(3).leaves()})}});
    QCOMPARE(textOf(standings(event)), u"1 p1 qp 1.5:0, 2 p2 last"_s);
    event.players[2].disqualified = false; // reinstated
    QCOMPARE(textOf(standings(event)), u"1 p1 qp 1.5:0, 2 p2 tie, 2 p3 last"_s);
    QCOMPARE(gamesOf(rowOf(standings(event), 3)), u"0"_s);
}

void TestStandings::r4_2_gamesAreComparedFromBestToWorst() {
    const Event event = eventWith(3, {{worth(2, 1), worth(1, 2), worth(2, 3)},
                                      {worth(1, 1), worth(3, 2), worth(1.5, 3)},
                                      {worth(1, 1), worth(0, 2), worth(0.5, 3)}});
    QCOMPARE(textOf(standings(event)), u"1 p2 game 1 3:2, 2 p3 game 2 1.5:1, 3 p1 last"_s);
}

void TestStandings::r4_2_aMissingGameCountsNothing() {
    const Event equal = eventWith(2, {{worth(2, 1), worth(2, 2)}, {worth(0, 2)}});
    QCOMPARE(textOf(standings(equal)), u"1 p1 tie, 1 p2 last"_s);
    const Event behind
        = eventWith(2, {{worth(1, 1), worth(1, 2)}, {worth(1, 1), worth(0.5, 2)}, {worth(0.5, 2)}});
    QCOMPARE(textOf(standings(behind)), u"1 p1 game 2 1:0.5, 2 p2 last"_s);
    const Event third = eventWith(2, {{worth(1, 1), worth(1, 2)}, {worth(1, 1), worth(1, 2)}});
    QCOMPARE(textOf(standings(third)), u"1 p1 tie, 1 p2 last"_s);
}

void TestStandings::r4_2_valuesOfTheBestGameInTheirOrder() {
    const auto of = [](int winner, int strongholds, int tokens, int spice, int cards) {
        return game(Victory::Solo, {seat(winner).wins().has(strongholds, tokens, spice, cards)});
    };
    const Event event = eventWith(6, {{of(1, 2, 20, 30, 4), of(2, 3, 5, 8, 2), of(3, 3, 5, 8, 1),
                                       of(4, 3, 5, 7, 4), of(5, 3, 4, 30, 4), of(6, 3, 5, 8, 2)}});
    QCOMPARE(textOf(standings(event)),
             u"1 p2 tie, 1 p6 cards 2:1, 3 p3 spice 8:7, 4 p4 tokens 5:4, "
             "5 p5 strongholds 3:2, 6 p1 last"_s);
}

void TestStandings::r4_2_theShieldWallIsNoStrongholdHere() {
    const Event event
        = eventWith(2, {{game(Victory::Solo, {seat(1).wins().has(3, 5, 8, 2)}),
                         game(Victory::Solo, {seat(2).wins().has(3, 5, 8, 2).holdsShieldWall()})}});
    QCOMPARE(textOf(standings(event)), u"1 p1 tie, 1 p2 last"_s);
}

void TestStandings::r4_2_anUnknownValueCountsNothing() {
    const Event event = eventWith(3, {{game(Victory::Solo, {seat(1).wins()}),
                                       game(Victory::Solo, {seat(2).wins().has(0, 0, 0, 0)}),
                                       game(Victory::Solo, {seat(3).wins().has(0, 0, 1, 0)})}});
    const Standings table = standings(event);
    QCOMPARE(textOf(table), u"1 p3 spice 1:–, 2 p1 tie, 2 p2 last"_s);
    QCOMPARE(bestOf(rowOf(table, 1)), u"heat 1 table 1: – – – –"_s);
}

void TestStandings::r4_2_theBestGame_data() {
    using Heats = std::vector<std::vector<Game>>;
    QTest::addColumn<QString>("best");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const Heats& heats, const QString& expected) {
        QTest::newRow(name) << bestOf(heats) << expected;
    };
    row("most QP", {{worth(1, 1, 5, 20)}, {worth(2, 1, 0, 0)}}, u"heat 2 table 1: 0 0 – –"_s);
    row("among equals the best values", {{worth(2, 1, 2, 9)}, {worth(2, 1, 3, 1)}},
        u"heat 2 table 1: 3 1 – –"_s);
    row("among those the earliest", {{worth(2, 1, 3, 1)}, {worth(2, 1, 3, 1)}},
        u"heat 1 table 1: 3 1 – –"_s);
    row("an unknown value counts 0", {{worth(2, 1, unknown, 5)}, {worth(2, 1, 1, 0)}},
        u"heat 2 table 1: 1 0 – –"_s);
    row("unknown and 0 are equal", {{worth(2, 1, unknown, 5)}, {worth(2, 1, 0, 5)}},
        u"heat 1 table 1: – 5 – –"_s);
    row("a void game is none", {{voided(worth(2, 1, 5, 5))}, {worth(2, 1, 1, 1)}},
        u"heat 2 table 1: 1 1 – –"_s);
    row("the second table", {{worth(2, 2), worth(2, 1, 1, 1)}}, u"heat 1 table 2: 1 1 – –"_s);
    // Lowest by number, wherever it stands in the document.
    Event event = eventWith(1, {{worth(2, 1)}, {worth(2, 1)}});
    std::swap(play(event).heats[0], play(event).heats[1]);
    QTest::newRow("heats in disorder")
        << bestOf(rowOf(standings(event), 1)) << u"heat 1 table 1: 0 0 – –"_s;
}

void TestStandings::r4_2_theBestGame() {
    QFETCH(QString, best);
    QFETCH(QString, expected);
    QCOMPARE(best, expected);
}

void TestStandings::r4_3_theBestGameIsChosenByTheReadingToo() {
    const Game own = game(Victory::Alliance, {seat(1).allied(1).wins().has(3, 0, 0, 0),
                                              seat(2).allied(1).wins().has(0, 0, 0, 0)});
    const Game together = game(Victory::Alliance, {seat(1).allied(1).wins().has(2, 0, 0, 0),
                                                   seat(2).allied(1).wins().has(2, 0, 0, 0)});
    Event event = eventWith(2, {{own}, {together}});
    QCOMPARE(bestOf(rowOf(standings(event), 1)), u"heat 1 table 1: 3 0 0 0"_s);
    event.settings.tieBreakValues = TieBreakValues::Alliance;
    QCOMPARE(bestOf(rowOf(standings(event), 1)), u"heat 2 table 1: 4 0 0 0"_s);
}

void TestStandings::r4_3_ownValuesOrTheAlliances() {
    const std::vector first{seat(1).allied(1).wins().has(3, 5, 8, 2),
                            seat(3).allied(1).wins().has(0, 1, 0, 0)};
    const std::vector second{seat(2).allied(1).wins().has(2, 5, 8, 2),
                             seat(4).allied(1).wins().has(2, 1, 0, 0)};
    QCOMPARE(textOf(standings(alliedWinners(first, second))),
             u"1 p1 strongholds 3:2, 2 p2 tokens 5:1, 3 p4 strongholds 2:0, 4 p3 last"_s);
    QCOMPARE(textOf(standings(alliedWinners(first, second, TieBreakValues::Alliance))),
             u"1 p2 tie, 1 p4 strongholds 4:3, 3 p1 tie, 3 p3 last"_s);
}

void TestStandings::r4_3_anAllianceSumsWhatIsKnown() {
    const std::vector first{seat(1).allied(1).wins().has(3, unknown, unknown, 2),
                            seat(3).allied(1).wins().has(unknown, 4, unknown, 0)};
    const std::vector second{seat(2).wins().allied(1), seat(4).wins().allied(1)};
    const auto table = standings(alliedWinners(first, second, TieBreakValues::Alliance));
    QCOMPARE(bestOf(rowOf(table, 1)), u"heat 1 table 1: 3 4 – 2"_s);
    QCOMPARE(bestOf(rowOf(table, 2)), u"heat 1 table 2: – – – –"_s);
}

void TestStandings::r4_3_aDropoutsValuesAreItsOwn() {
    const Game left = game(Victory::Solo, {seat(1).wins().allied(1).has(3, 5, 0, 0),
                                           seat(2).allied(1).leaves().excused().has(1, 4, 0, 0),
                                           seat(3).has(0, 0, 0, 0)});
    Event event = eventWith(3, {{left}});
    event.settings.tieBreakValues = TieBreakValues::Alliance;
    QCOMPARE(bestOf(rowOf(standings(event), 1)), u"heat 1 table 1: 3 5 0 0"_s);
    QCOMPARE(bestOf(rowOf(standings(event), 2)), u"heat 1 table 1: 1 4 0 0"_s);
}

void TestStandings::r4_3_whereTheReadingsDiffer_data() {
    QTest::addColumn<int>("ownFirst");
    QTest::addColumn<int>("allyFirst");
    QTest::addColumn<int>("ownSecond");
    QTest::addColumn<int>("allySecond");
    QTest::addColumn<bool>("rolled");
    QTest::addColumn<QString>("byOwn");
    QTest::addColumn<QString>("byAlliances");
    const auto same = u"the same"_s;
    QTest::newRow("same order, other sums") << 3 << 1 << 2 << 1 << false << same << same;
    QTest::newRow("other order") << 3 << 0 << 2 << 2 << false
                                 << u"strongholds 4:3, the other way round"_s
                                 << u"strongholds 3:2, the other way round"_s;
    QTest::newRow("equal by alliances")
        << 3 << 0 << 2 << 1 << false << u"tie"_s << u"strongholds 3:2"_s;
    QTest::newRow("equal by own values")
        << 2 << 1 << 2 << 0 << false << u"strongholds 3:2"_s << u"tie"_s;
    QTest::newRow("equal by both") << 2 << 1 << 2 << 1 << false << same << same;
    QTest::newRow("a roll decides")
        << 2 << 0 << 2 << 1 << true << u"strongholds 3:2, the other way round"_s << u"tie"_s;
    QTest::newRow("a roll decides in both") << 2 << 1 << 2 << 1 << true << same << same;
}

void TestStandings::r4_3_whereTheReadingsDiffer() {
    QFETCH(int, ownFirst);
    QFETCH(int, allyFirst);
    QFETCH(int, ownSecond);
    QFETCH(int, allySecond);
    QFETCH(bool, rolled);
    QFETCH(QString, byOwn);
    QFETCH(QString, byAlliances);
    // The allies won by the GM's word 0 QP, so that only p1 and p2 are equal in them.
    const auto winner
        = [](int number, int own) { return seat(number).allied(1).wins().has(own, 0, 0, 0); };
    Event event = alliedWinners({winner(1, ownFirst), winner(3, allyFirst).getsQp(0)},
                                {winner(2, ownSecond), winner(4, allySecond).getsQp(0)});
    if (rolled)
        event.tieRolls = {roll({1, 2}, {6, 2})};
    QCOMPARE(told(standings(event).ranked.front().otherReading), byOwn);
    event.settings.tieBreakValues = TieBreakValues::Alliance;
    QCOMPARE(told(standings(event).ranked.front().otherReading), byAlliances);
}

void TestStandings::r4_3_theReadingsDifferOnlyWhereQpAreEqual() {
    const Event event
        = alliedWinners({seat(1).allied(1).wins().has(0, 0, 0, 0), seat(3).allied(1).wins()},
                        {seat(2).allied(1).wins().getsQp(0.5).has(3, 0, 0, 0),
                         seat(4).allied(1).wins().getsQp(0).has(3, 0, 0, 0)});
    const Standings table = standings(event);
    QCOMPARE(told(rowOf(table, 2).otherReading), u"the same"_s);
    QCOMPARE(told(table.ranked.back().otherReading), u"the same"_s);
}

void TestStandings::r4_4_aRollDecides() {
    QCOMPARE(afterRolls(2, {roll({1, 2}, {2, 5})}), u"1 p2 roll 5:2, 2 p1 last"_s);
    QCOMPARE(afterRolls(3, {roll({3, 1, 2}, {4, 2, 6})}),
             u"1 p2 roll 6:4, 2 p3 roll 4:2, 3 p1 last"_s);
}

void TestStandings::r4_4_aRollBelongsToExactlyThoseTied() {
    const auto tie = u"1 p1 tie, 1 p2 tie, 1 p3 last"_s;
    QCOMPARE(afterRolls(3, {roll({1, 2}, {2, 5})}), tie);             // some of them
    QCOMPARE(afterRolls(3, {roll({1, 2, 3, 4}, {1, 2, 3, 4})}), tie); // and another
    QCOMPARE(afterRolls(3, {roll({1, 2, 4}, {1, 2, 3})}), tie);
    // Once p1 and p2 are no longer equal, their roll is nothing to them.
    Event event = tiedPlayers(2);
    event.tieRolls = {roll({1, 2}, {2, 5})};
    dune(play(event).heats[0].games[1].seats[0]).cards = Count(1);
    QCOMPARE(textOf(standings(event)), u"1 p1 cards 2:1, 2 p2 last"_s);
}

void TestStandings::r4_4_equalsInARollFormASmallerTie() {
    const TieRoll first = roll({1, 2, 3}, {5, 5, 2});
    QCOMPARE(afterRolls(3, {first}), u"1 p1 tie, 1 p2 roll 5:2, 3 p3 last"_s);
    QCOMPARE(afterRolls(3, {first, roll({2, 1}, {3, 1})}),
             u"1 p2 roll 3:1, 2 p1 roll 5:2, 3 p3 last"_s);
    // The order of the entries is nothing to them.
    QCOMPARE(afterRolls(3, {roll({1, 2}, {1, 3}), first}),
             u"1 p2 roll 3:1, 2 p1 roll 5:2, 3 p3 last"_s);
    // Two smaller ties, one within the other.
    QCOMPARE(afterRolls(5, {roll({1, 2, 3, 4, 5}, {4, 4, 4, 6, 6}), roll({1, 2, 3}, {2, 5, 2}),
                            roll({1, 3}, {1, 2}), roll({4, 5}, {3, 3})}),
             u"1 p4 tie, 1 p5 roll 6:4, 3 p2 roll 5:2, 4 p3 roll 2:1, 5 p1 last"_s);
}

void TestStandings::r4_4_allEqualRollAgain() {
    QCOMPARE(afterRolls(2, {roll({1, 2}, {4, 4})}), u"1 p1 tie, 1 p2 last"_s);
    QCOMPARE(afterRolls(2, {roll({1, 2}, {4, 4}), roll({2, 1}, {6, 1})}),
             u"1 p2 roll 6:1, 2 p1 last"_s);
    QCOMPARE(afterRolls(2, {roll({1, 2}, {6, 1}), roll({1, 2}, {2, 3})}),
             u"1 p2 roll 3:2, 2 p1 last"_s); // of several the last
}

void TestStandings::r4_4_aRollThatWaitsDecidesNothing() {
    TieRoll planned = roll({1, 2}, {});
    planned.planned = u"Saturday 8:45"_s;
    QCOMPARE(afterRolls(2, {planned}), u"1 p1 tie, 1 p2 last"_s);
    QCOMPARE(afterRolls(2, {roll({1, 2}, {6})}), u"1 p1 tie, 1 p2 last"_s);
    // It takes nothing back either.
    QCOMPARE(afterRolls(2, {roll({1, 2}, {1, 6}), planned}), u"1 p2 roll 6:1, 2 p1 last"_s);
}

void TestStandings::r4_4_aRollWithoutItsTieIsNamed() {
    const auto without = [](int tied, const std::vector<TieRoll>& rolls) {
        Event event = tiedPlayers(tied);
        event.tieRolls = rolls;
        return rollsWithoutTie(event);
    };
    using Positions = std::vector<size_t>;
    QCOMPARE(without(2, {roll({2, 1}, {2, 5})}), Positions());
    QCOMPARE(without(2, {roll({1, 2}, {})}), Positions());      // it is planned
    QCOMPARE(without(3, {roll({1, 2}, {2, 5})}), Positions{0}); // three are tied
    // A smaller tie exists while the larger one's roll leaves it.
    QCOMPARE(without(3, {roll({1, 2, 3}, {5, 5, 2}), roll({1, 2}, {1, 3})}), Positions());
    QCOMPARE(without(3, {roll({1, 2, 3}, {5, 4, 2}), roll({1, 2}, {1, 3})}), Positions{1});
    // All were equal and rolled again: the first roll belongs to the tie as well.
    QCOMPARE(without(2, {roll({1, 2}, {4, 4}), roll({1, 2}, {1, 3})}), Positions());
}

void TestStandings::r4_4_aRollTakesThePlaceOfAnother() {
    using Rolls = std::vector<TieRoll>;
    const TieRoll typed = roll({1, 2}, {3, 5});
    QVERIFY(withRoll({}, typed) == Rolls{typed});
    QVERIFY(withRoll({roll({2, 1}, {6})}, typed) == Rolls{typed});    // the other die came
    QVERIFY(withRoll({roll({1, 2}, {3, 6})}, typed) == Rolls{typed}); // it was mistyped
    QVERIFY(withRoll({roll({1, 3}, {3, 6})}, typed) == (Rolls{roll({1, 3}, {3, 6}), typed}));
    QVERIFY(withRoll({roll({1, 2}, {3, 3})}, typed) == (Rolls{roll({1, 2}, {3, 3}), typed}));
    QVERIFY(withRoll({roll({1, 2}, {3, 3}), roll({1, 2}, {4})}, typed)
            == (Rolls{roll({1, 2}, {3, 3}), typed}));
}

void TestStandings::r4_4_whoHasNotRolledYetStandsBehind() {
    const auto ids = [](const TieRoll& like) { return like.players; };
    const std::vector<std::optional<Roll>> dice{std::nullopt, Roll(4), std::nullopt, Roll(2)};
    const TieRoll soFar = rollSoFar(ids(roll({1, 2, 3, 4}, {})), dice);
    QVERIFY(soFar == roll({2, 4, 1, 3}, {4, 2}));
}

void TestStandings::r4_5_equalsShareARankInTheOrderOfRegistration() {
    Event event = eventWith(4, {{worth(1, 4), worth(3, 2), worth(2, 3), worth(2, 1)}});
    const Standings table = standings(event);
    QCOMPARE(textOf(table), u"1 p2 qp 3:2, 2 p1 tie, 2 p3 qp 2:1, 4 p4 last"_s);
    for (const int number : {1, 2, 3, 4})
        QCOMPARE(rowOf(table, number).tied, number == 1 || number == 3);
    std::swap(event.players[0], event.players[2]);
    QCOMPARE(textOf(standings(event)), u"1 p2 qp 3:2, 2 p3 tie, 2 p1 qp 2:1, 4 p4 last"_s);
}

void TestStandings::r4_6_theHighestQualify() {
    Event event = eventWith(3, {{worth(1, 1), worth(3, 2), worth(2, 3)}});
    for (const Standing& row : standings(event).ranked)
        QCOMPARE(row.status, StandingStatus::Qualifier);
    event.settings.finalists = Positive(2);
    const Standings table = standings(event);
    QCOMPARE(rowOf(table, 2).status, StandingStatus::Qualifier);
    QCOMPARE(rowOf(table, 3).status, StandingStatus::Qualifier);
    QCOMPARE(rowOf(table, 1).status, StandingStatus::Alternate);
}

void TestStandings::r6_2_theDisqualifiedStandBelow() {
    Event event = eventWith(5, {{worth(3, 3), worth(2, 2), game(Victory::Solo, {seat(4).wins()})},
                                {game(std::nullopt, {seat(5).leaves()})}});
    event.players[2].disqualified = true;
    event.players[0].disqualified = true; // never played
    const Standings table = standings(event);
    QCOMPARE(textOf(table), u"1 p2 qp 2:1.5, 2 p4 last"_s);
    QStringList ids;
    for (const Standing& row : table.disqualified) {
        ids.append(row.player.text());
        QVERIFY(!row.rank && !row.tied);
        QCOMPARE(row.status, StandingStatus::Disqualified);
    }
    QCOMPARE(ids.join(u' '), u"p1 p3 p5"_s);
    QCOMPARE(pointsOf(rowOf(table, 3)), QualificationPoints::fromHalves(6));
    QCOMPARE(bestOf(rowOf(table, 3)), u"heat 1 table 1: 0 0 – –"_s);
    for (const int never : {1, 5}) {
        QCOMPARE(pointsOf(rowOf(table, never)), QualificationPoints());
        QVERIFY(gamePointsOf(rowOf(table, never)).empty() && !rowOf(table, never).valuesFrom);
    }
}

} // namespace mentat::test::tst_standings

MENTAT_TEST(tst_standings, TestStandings, QCoreApplication)

#include "tst_standings.moc"
