#include "app/session/ruleset/built_in_rulesets.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

// Each ruleset that comes with the program, as its document has it, with an example from its source
// worked through by hand (H4, H6 to H9).
namespace mentat::test::tst_ruleset_built_in {

namespace {

Ruleset builtIn(const char* name) {
    static const auto all = builtInRulesets();
    const auto found = std::ranges::find(*all, stageName(name), &Ruleset::name);
    if (found == all->end())
        qFatal("there is no ruleset %s", name);
    return *found;
}

/// p1, p2, … so many win a game each in every heat, at tables of three with people who win none.
Event withWinners(const Ruleset& ruleset, int winners, int heats, int players) {
    std::vector<std::vector<Game>> all;
    for (int heat = 0; heat < heats; ++heat) {
        auto& games = all.emplace_back();
        for (int winner = 1; winner <= winners; ++winner) {
            const int other = winners + 2 * winner - 1;
            games.push_back(inOrder({winner, other, other + 1}));
        }
    }
    return eventBy(ruleset, players, all);
}

/// Tables of four; first at them are p1, p2, …, then come their seconds, thirds and fourths.
Event tablesOfFour(const Ruleset& ruleset, int tables) {
    std::vector<Game> games;
    for (int table = 1; table <= tables; ++table)
        games.push_back(inOrder({table, tables + table, 2 * tables + table, 3 * tables + table}));
    return eventBy(ruleset, 4 * tables, {games});
}

/// "8 (9), 4": of each stage the line-up, in brackets the qualifiers where they are another number.
QString numbersOf(const Event& event) {
    QStringList numbers;
    for (const StageLineUp& stage : stageLineUps(event).stages) {
        numbers.append(stage.held ? QString::number(stage.lineUp.size()) : u"skipped"_s);
        if (stage.lineUp.size() != stage.qualifiers.size())
            numbers.last() += u" (%1)"_s.arg(stage.qualifiers.size());
    }
    return numbers.join(u", "_s);
}

/// The sizes of a stage's tables as computed: "5 4".
QString sizesOf(const Event& event, const char* stage) {
    QStringList sizes;
    for (const StageLineUp& one : stageLineUps(event).stages) {
        for (const auto& table : one.tables) {
            if (one.stage == stageName(stage))
                sizes.append(QString::number(table.size()));
        }
    }
    return sizes.join(u' ');
}

/// At each table the first wins.
std::vector<Game> pairs(std::initializer_list<std::pair<int, int>> players) {
    std::vector<Game> games;
    for (const auto& [winner, loser] : players)
        games.push_back(inOrder({winner, loser}));
    return games;
}

/// One heat of two at a table: p1, p2, … win, each against somebody of the other half.
Event tablesOfTwo(const Ruleset& ruleset, int tables) {
    std::vector<Game> games;
    for (int table = 1; table <= tables; ++table)
        games.push_back(inOrder({table, tables + table}));
    return eventBy(ruleset, 2 * tables, {games});
}

/// "p1 p2": who has a bye in a stage as computed.
QString byesOf(const Event& event, const char* stage) {
    for (const StageLineUp& one : stageLineUps(event).stages) {
        if (one.stage == stageName(stage))
            return idsOf(one.byes);
    }
    return {};
}

/// Plays a stage as it is computed, each table in the order of seeding, byes at the end.
void playAsSeeded(Event& event, const char* stage) {
    std::vector<Game> games;
    for (const StageLineUp& one : stageLineUps(event).stages) {
        for (const auto& table : one.tables) {
            if (one.stage != stageName(stage))
                continue;
            std::vector<RulesetSeatCase> seats;
            for (const PlayerId& player : table)
                seats.push_back(
                    sits(player.text().mid(1).toInt()).placed(static_cast<int>(seats.size()) + 1));
            games.push_back(tableOf(seats));
        }
        if (one.stage == stageName(stage)) {
            for (const PlayerId& player : one.byes)
                games.push_back(tableOf({sits(player.text().mid(1).toInt()).placed(1)}));
        }
    }
    play(event, stage, games);
}

} // namespace

class TestRulesetBuiltIn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Most wins, then 1,000, 100, 10 and 1; 16, 8 or 4 go on.
    void hmwPPoints() {
        const Event event = eventBy(builtIn("HMW-P"), 8,
                                    {{inOrder({1, 3, 4, 2}), inOrder({5, 6, 7, 8})},
                                     {inOrder({2, 1, 3, 4})},
                                     {inOrder({3, 4, 2, 1})}});
        // First, second, fourth: 1,101; fourth, first, third: 1,011; second, third, first: 1,110.
        QCOMPARE(valuesText(event, 1), u"1, 1101"_s);
        QCOMPARE(valuesText(event, 2), u"1, 1011"_s);
        QCOMPARE(valuesText(event, 3), u"1, 1110"_s);
        QVERIFY(standingsText(event).startsWith(
            u"1 p3 place-points, 2 p1 place-points, 3 p2 place-points, 4 p5 wins"_s));
    }

    void hmwPStages() {
        Event large = tablesOfFour(builtIn("HMW-P"), 8);
        QCOMPARE(numbersOf(large), u"16"_s);
        QCOMPARE(tablesText(large, "Semifinal"),
                 u"p1 p8 p9 p16 / p2 p7 p10 p15 / p3 p6 p11 p14 / p4 p5 p12 p13"_s);
        playAsSeeded(large, "Semifinal");
        QCOMPARE(tablesText(large, "Final"), u"p1 p2 p3 p4"_s);

        Event medium = tablesOfFour(builtIn("HMW-P"), 4);
        QCOMPARE(tablesText(medium, "Semifinal"), u"p1 p4 p5 p8 / p2 p3 p6 p7"_s);
        play(medium, "Semifinal", {inOrder({8, 1, 4, 5}), inOrder({2, 3, 6, 7})});
        // Two winners, by seed, and the two seconds, who fill the final to four.
        QCOMPARE(tablesText(medium, "Final"), u"p2 p8 p1 p3"_s);

        QCOMPARE(numbersOf(tablesOfFour(builtIn("HMW-P"), 3)), u"skipped, 4"_s);
    }

    /// Most wins, then who won earlier among the own games, then who played fewer heats.
    void hmwTTiming() {
        const Event event = eventBy(builtIn("HMW-T"), 9,
                                    {{scored({{1, 40}, {2, 30}, {3, 20}, {4, 10}})},
                                     {scored({{1, 5}, {2, 40}, {5, 30}, {6, 20}})},
                                     {scored({{3, 60}, {7, 45}, {8, 50}, {9, 10}})},
                                     {scored({{4, 50}, {7, 48}, {8, 30}, {9, 44}})}});
        // p1 won the first game of two, p2 the second; p3 and p4 the second of two as well.
        QCOMPARE(valuesText(event, 1), u"1, [1], 2, 0, –, 35"_s);
        QCOMPARE(valuesText(event, 2), u"1, [0 1], 2, 1, 10, 10"_s);
        QCOMPARE(valuesText(event, 3), u"1, [0 1], 2, 0, –, 20"_s);
        QCOMPARE(valuesText(event, 4), u"1, [0 1], 2, 0, –, 30"_s);
        // Seconds count, thirds do not: p3 is closer to the winners than p4, who came third too.
        QVERIFY(standingsText(event).startsWith(
            u"1 p1 early-wins, 2 p2 place-points, 3 p3 behind-first, 4 p4 wins"_s));
    }

    /// "Most second places": a third place puts no one ahead, also of equal seconds.
    void hmwTCountsSecondsAlone() {
        const Event event = eventBy(builtIn("HMW-T"), 9,
                                    {{scored({{7, 40}, {1, 30}, {5, 20}, {6, 10}})},
                                     {scored({{8, 40}, {2, 35}, {5, 20}, {6, 10}})},
                                     {scored({{9, 40}, {3, 20}, {1, 18}, {6, 17}})},
                                     {scored({{9, 40}, {3, 20}, {4, 19}, {2, 18}})}});
        // Both have no win, two heats and one second; by places p1, with a third, would be ahead.
        QCOMPARE(valuesText(event, 1), u"0, [], 2, 1, 10, 32"_s);
        QCOMPARE(valuesText(event, 2), u"0, [], 2, 1, 5, 27"_s);
        const QString order = standingsText(event);
        QVERIFY2(order.indexOf(u" p2 "_s) < order.indexOf(u" p1 "_s), qPrintable(order));
    }

    void hmwTStages() {
        Event event = tablesOfFour(builtIn("HMW-T"), 6);
        QCOMPARE(numbersOf(event), u"12"_s); // at most half the field
        playAsSeeded(event, "Semifinal");
        QCOMPARE(tablesText(event, "Final"), u"p1 p2 p3 p4"_s); // three winners and the best second
        QCOMPARE(numbersOf(tablesOfFour(builtIn("HMW-T"), 15)), u"20"_s);
        // Half of eight are too few for semifinals: that half goes on (H8), and fills the final.
        QCOMPARE(numbersOf(tablesOfFour(builtIn("HMW-T"), 2)), u"skipped, 4"_s);
    }

    void hwo_data() {
        QTest::addColumn<int>("winners");
        QTest::addColumn<QString>("numbers");
        QTest::addColumn<QString>("sizes");
        QTest::addColumn<QString>("finalists");
        // Five winners and the best of the others.
        QTest::newRow("5") << 5 << u"skipped, 6"_s << QString() << u"p1 p2 p3 p4 p5 p6"_s;
        QTest::newRow("8") << 8 << u"skipped, 8"_s << QString() << u"p1 p2 p3 p4 p5 p6 p7 p8"_s;
        // Two winners, both seconds and both thirds.
        QTest::newRow("9") << 9 << u"9"_s << u"5 4"_s << u"p1 p2 p3 p4 p5 p6"_s;
        // Six tables, whose winners fill the final.
        QTest::newRow("25") << 25 << u"25"_s << u"5 4 4 4 4 4"_s << u"p1 p2 p3 p4 p5 p6"_s;
    }
    void hwo() {
        QFETCH(int, winners);
        QFETCH(QString, numbers);
        QFETCH(QString, sizes);
        QFETCH(QString, finalists);
        Event event = withWinners(builtIn("HWO"), winners, 1, 3 * winners);
        QCOMPARE(numbersOf(event), numbers);
        QCOMPARE(sizesOf(event, "Semifinal"), sizes);
        if (!sizes.isEmpty())
            playAsSeeded(event, "Semifinal");
        QCOMPARE(tablesText(event, "Final"), finalists);
    }

    /// The best two games: wins, places, best score to the table's best.
    void euroQuestKeys() {
        const Event event = eventBy(builtIn("EuroQuest"), 4,
                                    {{scored({{1, 50}, {2, 40}, {3, 30}, {4, 10}})},
                                     {scored({{1, 20}, {2, 60}, {3, 45}, {4, 30}})},
                                     {scored({{1, 30}, {2, 10}, {3, 40}, {4, 20}})}});
        // p1: first and second; p2: first and second; p3: first and second.
        QCOMPARE(valuesText(event, 1), u"1, [1], 1"_s);
        QCOMPARE(valuesText(event, 2), u"1, [1], 1"_s);
        QCOMPARE(valuesText(event, 3), u"1, [1], 1"_s);
        // Twice third; 30 of 60 and 20 of 40 are half of the best.
        QCOMPARE(valuesText(event, 4), u"0, [0 2], 1/2"_s);
    }

    void euroQuest_data() {
        QTest::addColumn<int>("winners");
        QTest::addColumn<int>("heats");
        QTest::addColumn<QString>("numbers");
        QTest::addColumn<QString>("finalists");
        QTest::newRow("0") << 9 << 1 << u"8"_s << u"p1 p2 p3 p4"_s;
        QTest::newRow("3") << 3 << 2 << u"8"_s << u"p1 p2 p3 p4"_s;
        // Three full tables: three winners, and the best second.
        QTest::newRow("9") << 9 << 2 << u"12"_s << u"p1 p2 p3 p4"_s;
    }
    void euroQuest() {
        QFETCH(int, winners);
        QFETCH(int, heats);
        QFETCH(QString, numbers);
        QFETCH(QString, finalists);
        Event event = withWinners(builtIn("EuroQuest"), winners, heats, 3 * winners);
        QCOMPARE(numbersOf(event), numbers);
        QCOMPARE(sizesOf(event, "Semifinal"), numbers == u"12" ? u"4 4 4"_s : u"4 4"_s);
        playAsSeeded(event, "Semifinal");
        QCOMPARE(tablesText(event, "Final"), finalists);
    }

    /// Wins, all victory points, the sum of the shares of the table's points.
    void catanKeys() {
        const Event event = eventBy(builtIn("Catan"), 4,
                                    {{scored({{1, 10}, {2, 8}, {3, 5}, {4, 2}})},
                                     {scored({{1, 6}, {2, 10}, {3, 4}, {4, 5}})}});
        QCOMPARE(valuesText(event, 1), u"1, 16, 16/25"_s); // 10/25 and 6/25
        QCOMPARE(valuesText(event, 2), u"1, 18, 18/25"_s);
        QCOMPARE(valuesText(event, 4), u"0, 7, 7/25"_s);
        QCOMPARE(standingsText(event), u"1 p2 score, 2 p1 wins, 3 p3 score, 4 p4 last"_s);
    }

    /// As at a table of four: 10 of 20 points among three are three quarters of a half.
    void catanAtATableOfThree() {
        const Event event = eventBy(
            builtIn("Catan"), 7,
            {{scored({{1, 10}, {2, 8}, {3, 2}}), scored({{4, 10}, {5, 8}, {6, 4}, {7, 4}})}});
        QCOMPARE(valuesText(event, 1), u"1, 10, 3/8"_s);
        QCOMPARE(valuesText(event, 4), u"1, 10, 5/13"_s); // which is a little more
        QVERIFY(standingsText(event).startsWith(u"1 p4 score-share, 2 p1 wins, "_s));
    }

    void catanStages() {
        Event event = tablesOfFour(builtIn("Catan"), 6);
        QCOMPARE(numbersOf(event), u"16"_s);
        QCOMPARE(sizesOf(event, "Semifinal"), u"4 4 4 4"_s);
        playAsSeeded(event, "Semifinal");
        QCOMPARE(numbersOf(event), u"16, 4"_s);
        QCOMPARE(tablesText(event, "Final"), u"p1 p2 p3 p4"_s);
        QCOMPARE(numbersOf(tablesOfFour(builtIn("Catan"), 5)), u"skipped, 4"_s);
    }

    /// 3, 1.5 and 0.5 points, then all scores, then the mean share; four go on.
    void ukGamesExpo() {
        const Event event = eventBy(builtIn("UK Games Expo"), 5,
                                    {{scored({{1, 40}, {2, 30}, {3, 20}, {4, 10}})},
                                     {scored({{2, 25}, {1, 20}, {5, 30}, {4, 25}})}});
        QCOMPARE(valuesText(event, 1), u"3, 60, 3/10"_s);  // 2/5 and 1/5
        QCOMPARE(valuesText(event, 2), u"3, 55, 11/40"_s); // second twice, once shared
        QCOMPARE(valuesText(event, 5), u"3, 30, 3/10"_s);
        QCOMPARE(valuesText(event, 3), u"1/2, 20, 1/5"_s);
        QCOMPARE(standingsText(event), u"1 p1 score, 2 p2 score, 3 p5 place-points, "
                                       "4 p4 place-points, 5 p3 last"_s);
        QCOMPARE(tablesText(event, "Final"), u"p1 p2 p5 p4"_s);
    }

    /// Five points for a win, one for each of those who draw.
    void commander() {
        const Event event = eventBy(
            builtIn("Commander"), 8,
            {{onlyWinner(1, {2, 3, 4}), tableOf({sits(5).placed(1), sits(6).placed(1),
                                                 sits(7).placed(1), sits(8).placed(1)})}});
        QCOMPARE(valuesText(event, 1), u"5"_s);
        QCOMPARE(valuesText(event, 2), u"0"_s);
        QCOMPARE(valuesText(event, 5), u"1"_s);
        QCOMPARE(tablesText(event, "Final"), u"p1 p5 p6 p7"_s);
        QCOMPARE(tiesText(event), u"p5 p6 p7 p8 cut, p2 p3 p4 alternates"_s);
    }

    /// At tables of seven; the two best scores are added up, and nobody goes on.
    void bestTwoScores() {
        const Event event
            = eventBy(builtIn("Best two scores"), 7,
                      {{scored({{1, 9}, {2, 7}, {3, 5}, {4, 5}, {5, 4}, {6, 4}, {7, 0}})},
                       {scored({{1, 1}, {2, 12}, {3, 6}, {4, 5}, {5, 5}, {6, 4}, {7, 1}})},
                       {scored({{1, 8}, {2, 0}, {3, 0}, {4, 14}, {5, 7}, {6, 5}, {7, 0}})}});
        QCOMPARE(standingsText(event),
                 u"1 p2 tie, 1 p4 score, 3 p1 score, 4 p5 score, 5 p3 score, 6 p6 score, "
                 "7 p7 last"_s);
        QCOMPARE(valuesText(event, 1), u"17"_s);
        QCOMPARE(valuesText(event, 4), u"19"_s);
        QCOMPARE(valuesText(event, 6), u"9"_s);
        QCOMPARE(stagesText(event), QString());
    }

    /// Three rounds of five: whoever has no opponent has a bye, which is a win over nobody.
    void swiss() {
        const Event event = eventBy(builtIn("Swiss"), 5,
                                    {{inOrder({1, 2}), inOrder({3, 4}), inOrder({5})},
                                     {inOrder({1, 3}), inOrder({2, 5}), inOrder({4})},
                                     {inOrder({5, 1}), inOrder({2, 4}), inOrder({3})}});
        // Two wins each but for p4, and the wins of those whom each has met, byes among them.
        QCOMPARE(valuesText(event, 1), u"2, 6"_s); // p2, p3 and p5, who won two each
        QCOMPARE(valuesText(event, 2), u"2, 5"_s); // p1, p5 and p4
        QCOMPARE(valuesText(event, 3), u"2, 3"_s); // p4 and p1
        QCOMPARE(valuesText(event, 4), u"1, 4"_s); // p3 and p2
        QCOMPARE(valuesText(event, 5), u"2, 4"_s); // p2 and p1
        QCOMPARE(standingsText(event), u"1 p1 opponents-wins, 2 p2 opponents-wins, "
                                       "3 p5 opponents-wins, 4 p3 wins, 5 p4 last"_s);
        const auto ranked = rulesetStandings(event).ranked;
        QCOMPARE(ranked[0].record, std::optional(HeatRecord{2, 1, 0}));
        QVERIFY(ranked[0].byes.empty());
        QCOMPARE(ranked[2].record, std::optional(HeatRecord{2, 1, 0}));
        QCOMPARE(ranked[2].byes, std::vector{HeatNumber(1)});
        QCOMPARE(ranked[4].record, std::optional(HeatRecord{1, 2, 0}));
        QCOMPARE(ranked[4].byes, std::vector{HeatNumber(2)});
        // There are no stages, so that the standings are the places.
        QCOMPARE(placesText(event), u"1 p1, 2 p2, 3 p5, 4 p3, 5 p4"_s);
    }

    /// A shared first place is a win for both, and said apart.
    void swissDraw() {
        const Event event
            = eventBy(builtIn("Swiss"), 2, {{tableOf({sits(1).placed(1), sits(2).placed(1)})}});
        QCOMPARE(valuesText(event, 1), u"1, 1"_s);
        QCOMPARE(rulesetStandings(event).ranked[1].record, std::optional(HeatRecord{0, 0, 1}));
    }

    /// Up Front: eight to a quarterfinal of two at a table; "top seeds get byes where under 8".
    void swElStages_data() {
        QTest::addColumn<int>("tables");
        QTest::addColumn<QString>("byes"); // in the quarterfinal
        QTest::addColumn<QString>("quarterfinal");
        QTest::addColumn<QString>("semifinal");
        QTest::newRow("40") << 20 << QString() << u"p1 p8 / p2 p7 / p3 p6 / p4 p5"_s
                            << u"p1 p4 / p2 p3"_s;
        // Half of twelve are six: two of them wait, so that four are left.
        QTest::newRow("12") << 6 << u"p1 p2"_s << u"p3 p6 / p4 p5"_s << u"p1 p4 / p2 p3"_s;
        QTest::newRow("10") << 5 << u"p1 p2 p3"_s << u"p4 p5"_s << u"p1 p4 / p2 p3"_s;
        // Half of eight are four already, who play the semifinal at once.
        QTest::newRow("8") << 4 << QString() << QString() << u"p1 p4 / p2 p3"_s;
        QTest::newRow("6") << 3 << QString() << QString() << u"p2 p3"_s; // p1 waits
    }
    void swElStages() {
        QFETCH(int, tables);
        QFETCH(QString, byes);
        QFETCH(QString, quarterfinal);
        QFETCH(QString, semifinal);
        Event event = tablesOfTwo(builtIn("SwEl"), tables);
        QCOMPARE(byesOf(event, "Quarterfinal"), byes);
        QCOMPARE(tablesText(event, "Quarterfinal"), quarterfinal);
        if (!quarterfinal.isEmpty())
            playAsSeeded(event, "Quarterfinal");
        QCOMPARE(tablesText(event, "Semifinal"), semifinal);
        playAsSeeded(event, "Semifinal");
        QCOMPARE(tablesText(event, "Final"), u"p1 p2"_s);
        playAsSeeded(event, "Final");
        QVERIFY2(placesText(event).startsWith(u"1 p1, 2 p2, 3 p3"_s),
                 qPrintable(placesText(event)));
    }

    /// Four and five wins of five go before three, and those by whom they met.
    void swElRounds() {
        const Event event
            = eventBy(builtIn("SwEl"), 6,
                      {pairs({{1, 4}, {2, 5}, {3, 6}}), pairs({{1, 2}, {3, 4}, {5, 6}}),
                       pairs({{1, 3}, {2, 6}, {5, 4}}), pairs({{1, 5}, {2, 3}, {4, 6}}),
                       pairs({{1, 6}, {2, 4}, {3, 5}})});
        // Everyone has met everyone: 15 wins less one's own.
        QCOMPARE(valuesText(event, 1), u"5, 10"_s);
        QCOMPARE(valuesText(event, 2), u"4, 11"_s);
        QCOMPARE(valuesText(event, 3), u"3, 12"_s);
        QCOMPARE(standingsText(event), u"1 p1 wins, 2 p2 wins, 3 p3 wins, 4 p5 wins, 5 p4 wins, "
                                       "6 p6 last"_s);
        QCOMPARE(rulesetStandings(event).ranked[1].record, std::optional(HeatRecord{4, 1, 0}));
        QCOMPARE(stagesText(event),
                 u"Quarterfinal: not held; Semifinal: p1 p2 p3 | p5 p4 p6 | p1 p2 p3"_s);
    }

    /// Can't Stop: "play until you lose one game", so that rounds of fours become full.
    void se_data() {
        QTest::addColumn<int>("winners"); // of the first round
        QTest::addColumn<QString>("numbers");
        QTest::addColumn<QString>("sizes"); // of the quarterfinal
        // 66 are two more than 64: three of them play for one place.
        QTest::newRow("66") << 66 << u"66, 64, 16, 4"_s << u"4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4"_s;
        // 17 are one more than 16: the last two play for it.
        QTest::newRow("17") << 17 << u"skipped, 17, 16, 4"_s << u"2"_s;
        QTest::newRow("16") << 16 << u"skipped, skipped, 16, 4"_s << QString();
        // Five for four places; four need no semifinal; three are filled up by one who lost.
        QTest::newRow("5") << 5 << u"skipped, skipped, 5, 4"_s << QString();
        QTest::newRow("4") << 4 << u"skipped, skipped, skipped, 4"_s << QString();
        QTest::newRow("3") << 3 << u"skipped, skipped, skipped, 4"_s << QString();
    }
    void se() {
        QFETCH(int, winners);
        QFETCH(QString, numbers);
        QFETCH(QString, sizes);
        Event event = tablesOfFour(builtIn("SE"), winners);
        for (const char* stage : {"Round of 256", "Quarterfinal", "Semifinal"}) {
            if (qstrcmp(stage, "Quarterfinal") == 0)
                QCOMPARE(sizesOf(event, stage), sizes);
            if (!sizesOf(event, stage).isEmpty())
                playAsSeeded(event, stage);
        }
        QCOMPARE(numbersOf(event), numbers);
        QCOMPARE(tablesText(event, "Final"), u"p1 p2 p3 p4"_s);
    }

    /// Who waits while two play for the last place.
    void seByes() {
        const Event event = tablesOfFour(builtIn("SE"), 17);
        QCOMPARE(byesOf(event, "Quarterfinal"),
                 u"p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15"_s);
        QCOMPARE(tablesText(event, "Quarterfinal"), u"p16 p17"_s);
    }

    /// Who loses the mulligan plays the first round again; whoever has won one of them goes on.
    void sem() {
        const Event event = eventBy(builtIn("SEM"), 12,
                                    {pairs({{1, 7}, {2, 8}, {3, 9}, {4, 10}, {5, 11}, {6, 12}}),
                                     pairs({{7, 8}, {9, 10}, {11, 12}})});
        // Nine are one more than eight: the last two of them play for that place.
        Event played = event;
        QCOMPARE(byesOf(played, "Round of 16"), u"p1 p2 p3 p4 p5 p6 p7"_s);
        QCOMPARE(tablesText(played, "Round of 16"), u"p9 p11"_s);
        playAsSeeded(played, "Round of 16");
        QCOMPARE(tablesText(played, "Quarterfinal"), u"p1 p9 / p2 p7 / p3 p6 / p4 p5"_s);
        playAsSeeded(played, "Quarterfinal");
        playAsSeeded(played, "Semifinal");
        QCOMPARE(tablesText(played, "Final"), u"p1 p2"_s);
        QCOMPARE(numbersOf(played), u"skipped, skipped, skipped, skipped, 9, 8, 4, 2"_s);
        // A round is drawn by chance, not by record, and whoever has none to play has a bye.
        QCOMPARE(builtIn("SEM").pairing, Pairing::Chance);
        QVERIFY(builtIn("SEM").byes);
    }

    /// 61 people: 31 go on from the mulligan, one by a bye, and 15 of the others from round 1.
    void semOfSixtyOne() {
        std::vector<Game> mulligan{inOrder({61})};
        std::vector<Game> first;
        for (int table = 1; table <= 30; ++table)
            mulligan.push_back(inOrder({table, 30 + table}));
        for (int table = 0; table < 15; ++table)
            first.push_back(inOrder({31 + 2 * table, 32 + 2 * table}));
        Event event = eventBy(builtIn("SEM"), 61, {mulligan, first});
        // 46 for 32 places: 14 tables, and 18 wait.
        QCOMPARE(sizesOf(event, "Round of 64"), u"2 2 2 2 2 2 2 2 2 2 2 2 2 2"_s);
        for (const char* stage :
             {"Round of 64", "Round of 32", "Round of 16", "Quarterfinal", "Semifinal"})
            playAsSeeded(event, stage);
        QCOMPARE(numbersOf(event), u"skipped, skipped, 46, 32, 16, 8, 4, 2"_s);
    }
};

} // namespace mentat::test::tst_ruleset_built_in

MENTAT_TEST(tst_ruleset_built_in, TestRulesetBuiltIn, QCoreApplication)
#include "tst_ruleset_built_in.moc"
