#include "scoring/ranking/exact.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruleset_keys {

namespace {

/// An event of four players, a game a heat, by this order.
Event gamesBy(std::vector<OrderKey> order, const std::vector<Game>& games,
              Scores score = Scores::None) {
    std::vector<std::vector<Game>> heats;
    for (const Game& game : games)
        heats.push_back({game});
    return eventBy(orderedBy(std::move(order), score), 6, heats);
}

/// What the key makes of p1.
QString valueBy(const OrderKey& key, const std::vector<Game>& games, Scores score = Scores::None) {
    return valuesText(gamesBy({key}, games, score), 1);
}

PlacePointsKey pointsKey(std::initializer_list<double> points) {
    return {.points = decimals(points), .sharedFirst = {}};
}

/// p1 and two more share the first place.
Game sharedFirst() {
    return tableOf({sits(1).placed(1), sits(2).placed(1), sits(3).placed(1), sits(4).placed(4)});
}

std::vector<Game> withTake(double first, double second) {
    return {scored({{1, first}, {2, 10}}), scored({{1, second}, {2, 10}})};
}

} // namespace

/// H3 and H4: what counts of a player's games, and each key.
class TestRulesetKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void h4_wins();
    void h4_placePoints();
    void h4_placePointsByTableSize();
    void h4_earlyWins();
    void h4_places();
    void h4_averagePlace();
    void h4_scoreHigh();
    void h4_scoreLow();
    void h4_scoreShare();
    void h4_scoreOfFirst();
    void h4_behindFirst();
    void h4_heatsPlayed();
    void h4_opponentsWins();
    void h4_laterSeats();
    void h4_lessIsBetterWhereItSaysSo();
    void h4_noValueComesLast();
    void h4_exactBeyondAnyMachineNumber();
    void h4_exactNumbersAsText();
    void h2_dropoutsAreLastAndTheirScoreIsUnknown();
    void h2_placesGivenStand();
    void h3_onlyCompleteGamesThatAreNotVoid();
    void h3_onlyTheBestGamesCount();
    void h3_equalGamesTheLowerHeat();
    void h3_someKeysTakeAllGames();
};

void TestRulesetKeys::h4_wins() {
    const std::vector<Game> games{inOrder({1, 2, 3}), sharedFirst(), inOrder({2, 1, 3})};
    Event event = gamesBy({WinsKey()}, games);
    QCOMPARE(valuesText(event, 1), u"2"_s);
    ruledPlay(event).ruleset.sharedWin = SharedWin::Share;
    QCOMPARE(valuesText(event, 1), u"4/3"_s);
    ruledPlay(event).ruleset.sharedWin = SharedWin::None;
    QCOMPARE(valuesText(event, 1), u"1"_s);
}

void TestRulesetKeys::h4_placePoints() {
    PlacePointsKey key = pointsKey({5, 2.5, 0.125});
    const std::vector<Game> games{inOrder({1, 2, 3}), inOrder({2, 3, 1}), inOrder({2, 3, 4, 1})};
    QCOMPARE(valueBy(key, games), u"41/8"_s); // 5 + 1/8, nothing for the fourth place
    QCOMPARE(valueBy(key, {sharedFirst()}), u"5"_s);
    key.shared = SharedPoints::Mean;
    QCOMPARE(valueBy(key, {sharedFirst()}), u"61/24"_s);          // (5 + 5/2 + 1/8) : 3
    QCOMPARE(valueBy(key, {onlyWinner(2, {1, 3, 4})}), u"7/8"_s); // (5/2 + 1/8 + 0) : 3
    key.sharedFirst = decimal(1);
    QCOMPARE(valueBy(key, {sharedFirst()}), u"1"_s);
    QCOMPARE(valueBy(key, {inOrder({1, 2, 3})}), u"5"_s); // not shared
    QCOMPARE(valueBy(key, {onlyWinner(2, {1, 3, 4})}), u"7/8"_s);
}

void TestRulesetKeys::h4_placePointsByTableSize() {
    const auto lists = std::vector<PointsOfSize>{{ListedSize(4), decimals({5, 3, 2, 1})},
                                                 {ListedSize(3), decimals({4, 2})}};
    const PlacePointsKey key{.points = lists, .sharedFirst = {}};
    QCOMPARE(valueBy(key, {inOrder({2, 1, 3, 4}), inOrder({2, 1, 3})}), u"5"_s);
    QCOMPARE(valueBy(key, {inOrder({1, 2})}), u"0"_s);
    // Who dropped out counts for the table's size.
    QCOMPARE(valueBy(key, {tableOf({sits(1).placed(1), sits(2).placed(2), sits(3).placed(3),
                                    sits(4).leaves()})}),
             u"5"_s);
}

void TestRulesetKeys::h4_earlyWins() {
    QCOMPARE(valueBy(EarlyWinsKey(), {inOrder({2, 1, 3}), inOrder({2, 3, 4}), inOrder({1, 2, 3}),
                                      inOrder({3, 1, 2})}),
             u"[0 1]"_s); // p1 left out the second heat
    // A missing game counts 0, so who won the first and only one stands before who won the second.
    const Event event = gamesBy({EarlyWinsKey()}, {inOrder({1, 2, 3}), inOrder({2, 3, 4})});
    QCOMPARE(standingsText(event), u"1 p1 early-wins, 2 p2 early-wins, 3 p3 tie, 3 p4 last"_s);
}

void TestRulesetKeys::h4_places() {
    const std::vector<Game> games{inOrder({2, 1, 3}), inOrder({2, 3, 1}), inOrder({2, 1, 3}),
                                  inOrder({1, 2, 3})};
    QCOMPARE(valueBy(PlacesKey(), games), u"[2 1]"_s);
    QCOMPARE(valueBy(PlacesKey{PlaceAtTable(3)}, games), u"[1]"_s);
    QCOMPARE(valueBy(PlacesKey{PlaceAtTable(4)}, games), u"[]"_s);
}

void TestRulesetKeys::h4_averagePlace() {
    QCOMPARE(
        valueBy(AveragePlaceKey(), {inOrder({1, 2, 3}), inOrder({2, 1, 3}), inOrder({2, 1, 3})}),
        u"5/3"_s);
}

void TestRulesetKeys::h4_scoreHigh() {
    const std::vector<Game> games{scored({{1, 10.5}, {2, 8}}), scored({{2, 12}, {1, -4}})};
    QCOMPARE(valueBy(ScoreKey(), games, Scores::High), u"13/2"_s);
    QCOMPARE(valueBy(ScoreKey{Take::Mean}, games, Scores::High), u"13/4"_s);
    QCOMPARE(valueBy(ScoreKey{Take::Best}, games, Scores::High), u"21/2"_s);
    // An unknown one is 0 in sum and mean, and left out of the best.
    const std::vector<Game> half{scored({{1, -4}, {2, 8}}), inOrder({2, 1})};
    QCOMPARE(valueBy(ScoreKey(), half, Scores::High), u"-4"_s);
    QCOMPARE(valueBy(ScoreKey{Take::Mean}, half, Scores::High), u"-2"_s);
    QCOMPARE(valueBy(ScoreKey{Take::Best}, half, Scores::High), u"-4"_s);
    for (const Take take : {Take::Sum, Take::Mean, Take::Best})
        QCOMPARE(valueBy(ScoreKey{take}, {inOrder({1, 2})}, Scores::High), u"–"_s);
}

void TestRulesetKeys::h4_scoreLow() {
    const std::vector<Game> games{scored({{1, 10.5}, {2, 8}}), scored({{2, 12}, {1, 4}})};
    QCOMPARE(valueBy(ScoreKey(), games, Scores::Low), u"29/2"_s);
    QCOMPARE(valueBy(ScoreKey{Take::Best}, games, Scores::Low), u"4"_s);
    const std::vector<Game> half{scored({{1, 7}, {2, 8}}), inOrder({2, 1})};
    QCOMPARE(valueBy(ScoreKey(), half, Scores::Low), u"–"_s);
    QCOMPARE(valueBy(ScoreKey{Take::Mean}, half, Scores::Low), u"–"_s);
    QCOMPARE(valueBy(ScoreKey{Take::Best}, half, Scores::Low), u"7"_s);
}

void TestRulesetKeys::h4_scoreShare() {
    const std::vector<Game> games{scored({{1, 30}, {2, 15}, {3, 45}}), scored({{1, 1}, {2, 1}})};
    QCOMPARE(valueBy(ScoreShareKey(), games, Scores::High), u"1/2"_s); // the best
    QCOMPARE(valueBy(ScoreShareKey{Take::Sum}, games, Scores::High), u"5/6"_s);
    QCOMPARE(valueBy(ScoreShareKey{Take::Mean}, games, Scores::High), u"5/12"_s);
    // 0 where the table is not scored, or its sum is not above 0.
    QCOMPARE(valueBy(ScoreShareKey(), {tableOf({sits(1).placed(1).scoring(9), sits(2).placed(2)})},
                     Scores::High),
             u"0"_s);
    QCOMPARE(valueBy(ScoreShareKey(), {scored({{1, 5}, {2, -5}})}, Scores::High), u"0"_s);
    QCOMPARE(valueBy(ScoreShareKey{Take::Sum}, {scored({{1, -5}, {2, 15}})}, Scores::High),
             u"-1/2"_s);
    // Dropouts' scores are no part of the sum, and their own share is 0.
    const auto left = tableOf({sits(1).placed(1).scoring(6), sits(2).scoring(3).leaves()});
    QCOMPARE(valueBy(ScoreShareKey(), {left}, Scores::High), u"1"_s);
    QCOMPARE(valuesText(gamesBy({ScoreShareKey()}, {left}, Scores::High), 2), u"0"_s);
}

void TestRulesetKeys::h4_scoreOfFirst() {
    QCOMPARE(valueBy(ScoreOfFirstKey(), withTake(6, 20), Scores::High), u"4/5"_s); // mean
    QCOMPARE(valueBy(ScoreOfFirstKey{Take::Sum}, withTake(6, 20), Scores::High), u"8/5"_s);
    QCOMPARE(valueBy(ScoreOfFirstKey{Take::Best}, withTake(6, 8), Scores::High), u"4/5"_s);
    QCOMPARE(valueBy(ScoreOfFirstKey(), withTake(40, 5), Scores::Low), u"5/8"_s); // 1/4 and 1
    // The divisor is one's own with low, the best with high.
    QCOMPARE(valueBy(ScoreOfFirstKey(), {scored({{1, -3}, {2, -1}})}, Scores::High), u"0"_s);
    QCOMPARE(valueBy(ScoreOfFirstKey(), {scored({{1, 0}, {2, 5}})}, Scores::Low), u"0"_s);
    QCOMPARE(valueBy(ScoreOfFirstKey(), {scored({{1, 5}, {2, 0}})}, Scores::Low), u"0"_s);
    QCOMPARE(valueBy(ScoreOfFirstKey(), {scored({{1, 4}, {2, -2}})}, Scores::Low), u"-1/2"_s);
    QCOMPARE(valueBy(ScoreOfFirstKey(), {inOrder({1, 2})}, Scores::High), u"0"_s);
}

void TestRulesetKeys::h4_behindFirst() {
    const std::vector<Game> games{scored({{1, 6}, {2, 10}}), scored({{1, 10}, {2, 8}}),
                                  scored({{1, 1}, {2, 9}, {3, 9.5}}), inOrder({2, 1})};
    QCOMPARE(valueBy(BehindFirstKey(), games, Scores::High), u"25/2"_s);
    const BehindFirstKey ofSeconds{.places = {PlaceAtTable(2)}};
    QCOMPARE(valueBy(ofSeconds, games, Scores::High), u"4"_s);
    QCOMPARE(valueBy(BehindFirstKey{.places = {PlaceAtTable(5)}}, games, Scores::High), u"–"_s);
    QCOMPARE(valueBy(BehindFirstKey(), {inOrder({2, 1})}, Scores::High), u"–"_s);
    QCOMPARE(valueBy(BehindFirstKey(), {scored({{1, 6}, {2, 4}})}, Scores::Low), u"2"_s);
}

void TestRulesetKeys::h4_heatsPlayed() {
    const std::vector<Game> games{inOrder({1, 2, 3}), inOrder({2, 1, 4})};
    QCOMPARE(valueBy(HeatsPlayedKey(), games), u"2"_s);
    QCOMPARE(standingsText(gamesBy({HeatsPlayedKey()}, games)),
             u"1 p3 tie, 1 p4 heats-played, 3 p1 tie, 3 p2 last"_s);
    QCOMPARE(standingsText(gamesBy({HeatsPlayedKey{PreferHeats::More}}, games)),
             u"1 p1 tie, 1 p2 heats-played, 3 p3 tie, 3 p4 last"_s);
}

void TestRulesetKeys::h4_opponentsWins() {
    // p2 wins twice, p3 once; p1 meets p2 twice and p3 once, p4 once.
    const std::vector<Game> games{inOrder({2, 1, 3}), inOrder({2, 1}), inOrder({3, 4})};
    QCOMPARE(valueBy(OpponentsWinsKey(), games), u"5"_s);
    Event event = gamesBy({OpponentsWinsKey()}, games);
    event.players[1].disqualified = true; // counts all the same
    QCOMPARE(valuesText(event, 1), u"5"_s);
    // Their wins by the best games alone.
    ruledPlay(event).ruleset.order.push_back(WinsKey());
    ruledPlay(event).ruleset.count = Count(1);
    QCOMPARE(valuesText(event, 1), u"3, 0"_s);
}

void TestRulesetKeys::h4_laterSeats() {
    QCOMPARE(valueBy(LaterSeatsKey(), {inOrder({2, 3, 1}), inOrder({1, 2}), inOrder({2, 1})}),
             u"3"_s);
}

void TestRulesetKeys::h4_lessIsBetterWhereItSaysSo() {
    const std::vector<Game> games{scored({{1, 10}, {2, 8}, {3, 3}})};
    QCOMPARE(standingsText(gamesBy({AveragePlaceKey()}, games, Scores::High)),
             u"1 p1 average-place, 2 p2 average-place, 3 p3 last"_s);
    QCOMPARE(standingsText(gamesBy({ScoreKey()}, games, Scores::High)),
             u"1 p1 score, 2 p2 score, 3 p3 last"_s);
    QCOMPARE(standingsText(gamesBy({ScoreKey()}, games, Scores::Low)),
             u"1 p3 score, 2 p2 score, 3 p1 last"_s);
    QCOMPARE(standingsText(gamesBy({BehindFirstKey()}, games, Scores::High)),
             u"1 p1 behind-first, 2 p2 behind-first, 3 p3 last"_s);
    QCOMPARE(standingsText(gamesBy({ScoreOfFirstKey()}, games, Scores::Low)),
             u"1 p3 score-of-first, 2 p2 score-of-first, 3 p1 last"_s);
    QCOMPARE(standingsText(gamesBy({LaterSeatsKey()}, games, Scores::High)),
             u"1 p3 later-seats, 2 p2 later-seats, 3 p1 last"_s);
}

void TestRulesetKeys::h4_noValueComesLast() {
    const auto games = std::vector{tableOf(
        {sits(1).placed(1), sits(2).placed(2).scoring(-9), sits(3).placed(3), sits(4).placed(4)})};
    QCOMPARE(standingsText(gamesBy({ScoreKey()}, games, Scores::High)),
             u"1 p2 score, 2 p1 tie, 2 p3 tie, 2 p4 last"_s);
    QCOMPARE(standingsText(gamesBy({ScoreKey()}, games, Scores::Low)),
             u"1 p2 score, 2 p1 tie, 2 p3 tie, 2 p4 last"_s);
}

void TestRulesetKeys::h4_exactBeyondAnyMachineNumber() {
    // The sums of the tables are primes.
    std::vector<Game> games;
    for (const double prime : {999'999'937.0, 999'999'929.0, 999'999'893.0, 999'999'883.0})
        games.push_back(scored({{1, 1}, {2, prime - 1}, {3, 0.5}, {4, -0.5}}));
    QCOMPARE(valueBy(ScoreShareKey{Take::Sum}, games, Scores::High),
             u"3999998926000094015997320502/999999642000047007997320502055997487"_s);
}

void TestRulesetKeys::h4_exactNumbersAsText() {
    QCOMPARE(Exact(6, -4).text(), u"-3/2"_s);
    QCOMPARE(Exact(8, 4).text(), u"2"_s);
    QVERIFY(Exact(1, 3) < Exact(334, 1000));
    QVERIFY(Exact(2, 6) == Exact(1, 3));
    // To show: three digits, half away from zero.
    QCOMPARE(Exact(95, 84).rounded(), u"1.131"_s);
    QCOMPARE(Exact(-1, 3).rounded(), u"-0.333"_s);
    QCOMPARE(Exact(1, 2000).rounded(), u"0.001"_s);
    QCOMPARE(Exact(-1, 2000).rounded(), u"-0.001"_s);
    QCOMPARE(Exact(-1, 3000).rounded(), u"0"_s);
    QCOMPARE(Exact(3, 2).rounded(), u"1.5"_s);
    QCOMPARE(Exact(1999999, 1000000).rounded(), u"2"_s);
}

void TestRulesetKeys::h2_dropoutsAreLastAndTheirScoreIsUnknown() {
    const auto game = tableOf({sits(2).placed(2).scoring(4), sits(1).placed(1).scoring(99).leaves(),
                               sits(3).placed(1).scoring(5), sits(4).leaves()});
    const Event event
        = gamesBy({WinsKey(), PlacesKey(), AveragePlaceKey(), ScoreKey()}, {game}, Scores::High);
    QCOMPARE(valuesText(event, 1), u"0, [0 0 1], 4, –"_s); // with p4
    QCOMPARE(valuesText(event, 3), u"1, [], 1, 5"_s);
    // They play on: `last`.
    QCOMPARE(standingsText(event), u"1 p3 wins, 2 p2 places, 3 p1 tie, 3 p4 last"_s);
}

void TestRulesetKeys::h2_placesGivenStand() {
    const auto game = tableOf(
        {sits(1).placed(2).scoring(9), sits(2).placed(1).scoring(9), sits(3).placed(3).scoring(1)});
    QCOMPARE(standingsText(gamesBy({WinsKey(), PlacesKey()}, {game}, Scores::High)),
             u"1 p2 wins, 2 p1 places, 3 p3 last"_s);
    // Without places they follow from the scores, equal ones share.
    QCOMPARE(standingsText(
                 gamesBy({AveragePlaceKey()}, {scored({{1, 9}, {2, 9}, {3, 1}})}, Scores::High)),
             u"1 p1 tie, 1 p2 average-place, 3 p3 last"_s);
    QCOMPARE(valuesText(
                 gamesBy({AveragePlaceKey()}, {scored({{1, 9}, {2, 9}, {3, 1}})}, Scores::High), 3),
             u"3"_s);
}

void TestRulesetKeys::h3_onlyCompleteGamesThatAreNotVoid() {
    Game isVoid = inOrder({1, 2, 3});
    isVoid.isVoid = true;
    const std::vector<Game> games{isVoid, ofSeats({1, 2, 4}),
                                  tableOf({sits(1).placed(1), sits(2), sits(3)}),
                                  inOrder({2, 1, 3})};
    const Event event = gamesBy({WinsKey(), HeatsPlayedKey()}, games);
    QCOMPARE(valuesText(event, 1), u"0, 1"_s);
    QCOMPARE(valuesText(event, 4), QString()); // no row without a game
    QCOMPARE(standingsText(event), u"1 p2 wins, 2 p1 tie, 2 p3 last"_s);
}

void TestRulesetKeys::h3_onlyTheBestGamesCount() {
    const std::vector<Game> games{inOrder({2, 1, 3}), inOrder({1, 2, 3}), inOrder({2, 3, 1}),
                                  inOrder({1, 3, 2})};
    Event event = gamesBy({WinsKey(), PlacesKey(), AveragePlaceKey()}, games);
    QCOMPARE(valuesText(event, 1), u"2, [1 1], 7/4"_s);
    ruledPlay(event).ruleset.count = Count(2);
    QCOMPARE(valuesText(event, 1), u"2, [], 1"_s);
    ruledPlay(event).ruleset.count = Count(3);
    QCOMPARE(valuesText(event, 1), u"2, [1], 4/3"_s);
    QCOMPARE(valuesText(event, 3), u"0, [2 1], 7/3"_s); // 3, 2 and 2 of 3, 3, 2, 2
    ruledPlay(event).ruleset.count = Count(9);
    QCOMPARE(valuesText(event, 1), u"2, [1 1], 7/4"_s);
}

void TestRulesetKeys::h3_equalGamesTheLowerHeat() {
    // Both games of p1 are from the same seat; the first is no win, the second is. What p1's wins
    // are shows in the value of p2.
    const std::vector<Game> games{tableOf({sits(1).placed(2), sits(2).placed(1)}),
                                  tableOf({sits(1).placed(1), sits(3).placed(2)})};
    Event event = gamesBy({LaterSeatsKey(), OpponentsWinsKey()}, games);
    QCOMPARE(valuesText(event, 2), u"1, 1"_s);
    ruledPlay(event).ruleset.count = Count(1);
    QCOMPARE(valuesText(event, 2), u"1, 0"_s);
    ruledPlay(event).heats[0].number = HeatNumber(3); // now it is the later one
    QCOMPARE(valuesText(event, 2), u"1, 1"_s);
    // A key that puts the one before the other goes first.
    ruledPlay(event).heats[0].games[0].seats[0].number = SeatNumber(3);
    QCOMPARE(valuesText(event, 2), u"1, 0"_s);
}

void TestRulesetKeys::h3_someKeysTakeAllGames() {
    const std::vector<Game> games{inOrder({2, 1, 3}), inOrder({1, 2, 3}), inOrder({1, 3, 4})};
    Event event = gamesBy({EarlyWinsKey(), HeatsPlayedKey(), WinsKey()}, games);
    ruledPlay(event).ruleset.count = Count(1);
    QCOMPARE(valuesText(event, 1), u"[0 1 1], 3, 1"_s);
}

} // namespace mentat::test::tst_ruleset_keys

MENTAT_TEST(tst_ruleset_keys, TestRulesetKeys, QCoreApplication)

#include "tst_ruleset_keys.moc"
