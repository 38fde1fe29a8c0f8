#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruleset_more_keys {

namespace {

/// A heat of each game.
Event gamesBy(std::vector<OrderKey> order, const std::vector<Game>& games,
              Scores score = Scores::None) {
    std::vector<std::vector<Game>> heats;
    for (const Game& game : games)
        heats.push_back({game});
    return eventBy(orderedBy(std::move(order), score), 6, heats);
}

/// What the key makes of p1.
QString valueBy(const OrderKey& key, const std::vector<Game>& games, Scores score = Scores::High) {
    return valuesText(gamesBy({key}, games, score), 1);
}

KeyGames only(GamesWhere where) {
    return {where, {}};
}
KeyGames best(int number) {
    return {{}, Positive(number)};
}

/// p1 wins with 12 to 8, loses with 6 to 10, and wins with 9 to 3.
const std::vector<Game>& threeGames() {
    static const std::vector<Game> games{scored({{1, 12}, {2, 8}}), scored({{1, 6}, {3, 10}}),
                                         scored({{1, 9}, {2, 3}})};
    return games;
}

} // namespace

/// H4: the keys and parameters that came with the second edition.
class TestRulesetMoreKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void h4_finishes() {
        const std::vector<Game> games{inOrder({2, 1}), inOrder({1, 3}), inOrder({2, 3, 1})};
        QCOMPARE(valueBy(FinishesKey(), games), u"[1 2 3]"_s);
        QCOMPARE(valueBy(FinishesKey{.first = Positive(2)}, games), u"[1 2]"_s);
        QCOMPARE(valueBy(FinishesKey{.where = GamesWhere::Lost}, games), u"[2 3]"_s);
        // Who has fewer stands behind.
        QCOMPARE(standingsText(
                     gamesBy({FinishesKey()}, {inOrder({1, 2}), inOrder({1, 3}), inOrder({3, 4})})),
                 u"1 p1 finishes, 2 p3 finishes, 3 p2 tie, 3 p4 last"_s);
    }

    void h4_margin() {
        QCOMPARE(valueBy(MarginKey(), threeGames()), u"6"_s); // 4 - 4 + 6
        QCOMPARE(valueBy(MarginKey{.take = Take::Best}, threeGames()), u"6"_s);
        QCOMPARE(valueBy(MarginKey{.take = Take::Mean}, threeGames()), u"2"_s);
        QCOMPARE(valueBy(MarginKey(), threeGames(), Scores::Low), u"-6"_s);
        QCOMPARE(valueBy(MarginKey(), {tableOf({sits(1).scoring(5), sits(2).leaves()})}), u"–"_s);
    }

    void h4_opponents() {
        QCOMPARE(valueBy(OpponentsKey(), threeGames()), u"2"_s);
        QCOMPARE(valueBy(OpponentsKey(), {tableOf({sits(1).placed(1)})}), u"0"_s);
    }

    void h4_scoreByTheOthers() {
        ScoreOfFirstKey key{.take = Take::Sum, .against = Against::Others};
        QCOMPARE(valueBy(key, threeGames()), u"51/10"_s);            // 12/8 + 6/10 + 9/3
        QCOMPARE(valueBy(key, threeGames(), Scores::Low), u"8/3"_s); // 8/12 + 10/6 + 3/9
        QCOMPARE(valueBy(key, {scored({{1, 4}, {2, -2}})}), u"4"_s);
        QCOMPARE(valueBy(key, {tableOf({sits(1).scoring(5), sits(2).leaves()})}), u"1"_s);
    }

    void h4_ratio() {
        PlacePointsKey key;
        key.points = decimals({10, 4});
        key.ratio = decimals({2, 1});
        // 10 + 2 * 12/8, 4 + 6/10, 10 + 2 * 9/3
        QCOMPARE(valueBy(key, threeGames()), u"168/5"_s);
    }

    void h4_pointsOfByesAndDropouts() {
        PlacePointsKey key;
        key.points = std::vector<PointsOfSize>{{ListedSize(4), decimals({9, 5, 2, 1})},
                                               {ListedSize(3), decimals({7, 3})}};
        key.shared = SharedPoints::Mean;
        QCOMPARE(valueBy(key, {tableOf({sits(1).placed(1)})}), u"9"_s); // as at a table of four
        QCOMPARE(valueBy(key, {tableOf({sits(2).placed(1), sits(3).placed(2), sits(1).leaves(),
                                        sits(4).leaves()})}),
                 u"1"_s); // both the last place's
    }

    void h4_shareAsASize() {
        const ScoreShareKey key{.take = Take::Sum, .asSize = Positive(4)};
        // 12/20 * 2/4 + 6/16 * 2/4 + 9/12 * 2/4
        QCOMPARE(valueBy(key, threeGames()), u"69/80"_s);
    }

    void h4_whereAndCount() {
        QCOMPARE(valueBy(ScoreKey{.games = only(GamesWhere::Won)}, threeGames()), u"21"_s);
        QCOMPARE(valueBy(ScoreKey{.games = only(GamesWhere::Lost)}, threeGames()), u"6"_s);
        QCOMPARE(valueBy(ScoreKey{.games = best(2)}, threeGames()), u"21"_s);
        QCOMPARE(valueBy(BehindFirstKey{.games = best(1)}, threeGames()), u"0"_s);
        QCOMPARE(valueBy(AveragePlaceKey{.games = only(GamesWhere::Lost)}, {inOrder({1, 2})}),
                 u"–"_s); // no game left
        // The best by this key alone, whatever the ruleset counts.
        Event event = gamesBy({WinsKey(), ScoreKey{.games = best(2)}}, threeGames(), Scores::Low);
        ruledPlay(event).ruleset.count = Count(1);
        QCOMPARE(valuesText(event, 1), u"1, 15"_s);
    }

    void h4_takeOfBehindFirst() {
        QCOMPARE(valueBy(BehindFirstKey(), threeGames()), u"4"_s);
        QCOMPARE(valueBy(BehindFirstKey{.take = Take::Mean}, threeGames()), u"4/3"_s);
        QCOMPARE(valueBy(BehindFirstKey{.take = Take::Best}, threeGames()), u"0"_s);
    }

    void h4_firstWins() {
        QCOMPARE(valueBy(EarlyWinsKey(), threeGames()), u"[1 0 1]"_s);
        QCOMPARE(valueBy(EarlyWinsKey{.first = Positive(2)}, threeGames()), u"[1]"_s);
    }

    void h4_placesFromTheFirst() {
        QCOMPARE(valueBy(PlacesKey{.from = PlaceAtTable(1)}, threeGames()), u"[2 1]"_s);
    }
};

} // namespace mentat::test::tst_ruleset_more_keys

MENTAT_TEST(tst_ruleset_more_keys, TestRulesetMoreKeys, QCoreApplication)
#include "tst_ruleset_more_keys.moc"
