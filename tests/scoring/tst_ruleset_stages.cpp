#include "scoring/ruleset/stage_lineups.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruleset_stages {

namespace {

// The rulesets that come with the program, as far as their stages go (H6, H8).

Ruleset hwo() {
    Ruleset ruleset = orderedBy({WinsKey(), PlacesKey()});
    StageRule semifinal = stageRule("Semifinal", {4, 3});
    semifinal.entrants = EntrantsByWins{Positive(1), {}};
    semifinal.skipBelow = Count(9);
    StageRule final = stageRule("Final", {6, 7, 8});
    final.fillTo = Count(6);
    ruleset.stages = {semifinal, final};
    return ruleset;
}

Ruleset hmwP() {
    Ruleset ruleset = orderedBy({WinsKey(), PlacesKey()});
    StageRule semifinal = stageRule("Semifinal", {4});
    semifinal.entrants
        = EntrantsByField{{Count(1), Count(4)}, {Count(16), Count(8)}, {Count(32), Count(16)}};
    semifinal.skipBelow = Count(8);
    semifinal.atMostHalf = true;
    StageRule final = stageRule("Final", {4, 5, 6});
    final.fillTo = Count(4);
    ruleset.stages = {semifinal, final};
    return ruleset;
}

Ruleset catan() {
    Ruleset ruleset = orderedBy({WinsKey(), PlacesKey()});
    StageRule semifinal = stageRule("Semifinal", {4});
    semifinal.entrants = EntrantsByField{{Count(1), Count(4)}, {Count(24), Count(16)}};
    semifinal.skipBelow = Count(16);
    ruleset.stages = {semifinal, stageRule("Final", {4})};
    return ruleset;
}

Ruleset euroQuest() {
    Ruleset ruleset = orderedBy({WinsKey(), PlacesKey()});
    ruleset.count = Count(2);
    StageRule semifinal = stageRule("Semifinal", {4});
    semifinal.entrants = EntrantsByWins{Positive(2), {}};
    semifinal.fillTo = Count(8);
    semifinal.fillTables = true;
    StageRule final = stageRule("Final", {4});
    final.fillTo = Count(4);
    ruleset.stages = {semifinal, final};
    return ruleset;
}

/// p1, p2, … so many win a game each in every heat, at tables of three with people who win none.
Event withWinners(const Ruleset& ruleset, int winners, int heats, int players) {
    std::vector<std::vector<Game>> all;
    for (int heat = 0; heat < heats; ++heat) {
        auto& games = all.emplace_back();
        int other = winners + 1;
        for (int winner = 1; winner <= winners; ++winner) {
            games.push_back(onlyWinner(winner, {other, other + 1}));
            other += 2;
        }
    }
    return eventBy(ruleset, players, all);
}

/// "9 (8)", or "skipped": of each stage the qualifiers, and the line-up where it is another number.
QString numbersOf(const Event& event) {
    QStringList numbers;
    for (const StageLineUp& stage : stageLineUps(event).stages) {
        numbers.append(stage.held ? QString::number(stage.qualifiers.size()) : u"skipped"_s);
        if (stage.held && stage.lineUp.size() != stage.qualifiers.size())
            numbers.last() += u" (%1)"_s.arg(stage.lineUp.size());
    }
    return numbers.join(u", "_s);
}

/// Standings p1, p2, … by one game of all and the average place.
Event inStandings(Ruleset ruleset, int players) {
    ruleset.order = {AveragePlaceKey()};
    std::vector<RulesetSeatCase> seats;
    for (int number = 1; number <= players; ++number)
        seats.push_back(sits(number).placed(number));
    return eventBy(ruleset, players, {{tableOf(seats)}});
}

Ruleset semifinalAndFinal(int entrants) {
    Ruleset ruleset = orderedBy({AveragePlaceKey()});
    StageRule semifinal = stageRule("Semifinal", {4, 3});
    semifinal.entrants = EntrantsNumber{Positive(entrants)};
    ruleset.stages = {semifinal, stageRule("Final", {4, 3, 2, 5})};
    return ruleset;
}

} // namespace

/// H6 to H9.
class TestRulesetStages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void h6_hwo_data();
    void h6_hwo();
    void h6_hmwP_data();
    void h6_hmwP();
    void h6_catan();
    void h6_euroQuest();
    void h6_whoCannotPlay();
    void h6_missingWinnersAreReplacedByFillingAlone();
    void h7_whoGoesOn();
    void h7_sharedPlacesAtTheLine();
    void h7_rollsSplitOtherPlacesToo();
    void h7_theDisqualifiedPlaceIsFilled();
    void h7_dropoutsAreLeftOut();
    void h7_notBeforeAllGamesAreComplete();
    void h8_heldByItsGames();
    void h8_whoQualifiedForASkippedStageGoesOn();
    void h8_numbers_data();
    void h8_numbers();
    void h9_snake();
    void h9_ranked();
    void h9_drawnTables();
};

void TestRulesetStages::h6_hwo_data() {
    QTest::addColumn<int>("winners");
    QTest::addColumn<QString>("numbers");
    QTest::newRow("filled") << 5 << u"skipped, 6"_s;
    QTest::newRow("a large final") << 8 << u"skipped, 8"_s;
    QTest::newRow("the fewest for semifinals") << 9 << u"9"_s;
    QTest::newRow("semifinals") << 25 << u"25"_s;
}

void TestRulesetStages::h6_hwo() {
    QFETCH(int, winners);
    QFETCH(QString, numbers);
    QCOMPARE(numbersOf(withWinners(hwo(), winners, 1, 3 * winners)), numbers);
}

void TestRulesetStages::h6_hmwP_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("numbers");
    QTest::newRow("few") << 6 << u"skipped, 4"_s;
    QTest::newRow("just too few") << 15 << u"skipped, 4"_s;
    QTest::newRow("semifinals of 8") << 16 << u"8"_s;
    QTest::newRow("the most for 8") << 31 << u"8"_s;
    QTest::newRow("semifinals of 16") << 32 << u"16"_s;
}

void TestRulesetStages::h6_hmwP() {
    QFETCH(int, players);
    QFETCH(QString, numbers);
    QCOMPARE(numbersOf(inStandings(hmwP(), players)), numbers);
}

void TestRulesetStages::h6_catan() {
    QCOMPARE(numbersOf(inStandings(catan(), 23)), u"skipped, 4"_s);
    Event event = inStandings(catan(), 24);
    QCOMPARE(numbersOf(event), u"16"_s);
    QCOMPARE(tablesText(event, "Semifinal"),
             u"p1 p8 p9 p16 / p2 p7 p10 p15 / p3 p6 p11 p14 / p4 p5 p12 p13"_s);
    play(event, "Semifinal",
         {inOrder({1, 8, 9, 16}), inOrder({10, 2, 7, 15}), inOrder({3, 6, 11, 14}),
          inOrder({4, 5, 12, 13})});
    QCOMPARE(numbersOf(event), u"16, 4"_s);
    QCOMPARE(tablesText(event, "Final"), u"p1 p3 p4 p10"_s); // by place, then seed
}

void TestRulesetStages::h6_euroQuest() {
    QCOMPARE(numbersOf(withWinners(euroQuest(), 5, 1, 20)), u"8"_s); // nobody with two wins
    QCOMPARE(numbersOf(withWinners(euroQuest(), 3, 2, 9)), u"8"_s);
    QCOMPARE(numbersOf(withWinners(euroQuest(), 9, 2, 27)), u"12"_s); // full tables
    QCOMPARE(numbersOf(withWinners(euroQuest(), 9, 3, 27)), u"12"_s);
}

void TestRulesetStages::h6_whoCannotPlay() {
    Event event = inStandings(semifinalAndFinal(6), 9);
    stageOf(event, "Semifinal").details.unavailable = players({2, 7});
    stageOf(event, "Semifinal").details.present = players({9});
    stageOf(event, "Semifinal").details.closed = true;
    QCOMPARE(stagesText(event), u"Semifinal: p1 p2 p3 p4 p5 p6 | p7 p8 p9 | p1 p3 p4 p5 p6 p8"_s);
    // Too few are there for the number: lowered to what can be seated.
    stageOf(event, "Semifinal").details.unavailable = players({1, 2, 3, 4});
    QCOMPARE(stagesText(event), u"Semifinal: p1 p2 p3 p4 p5 p6 | p7 p8 p9 | p5 p6 p7 p8"_s);
}

void TestRulesetStages::h6_missingWinnersAreReplacedByFillingAlone() {
    // Nine winners; the semifinal has no one filled in, so it is played by the eight who are there.
    Event event = withWinners(hwo(), 9, 1, 27);
    stageOf(event, "Semifinal").details.unavailable = players({4});
    QCOMPARE(stageLineUps(event).stages[0].qualifiers, players({1, 2, 3, 4, 5, 6, 7, 8, 9}));
    QCOMPARE(idsOf(stageLineUps(event).stages[0].lineUp), u"p1 p2 p3 p5 p6 p7 p8 p9"_s);
    ruledPlay(event).ruleset.stages[0].fillTo = Count(9);
    QCOMPARE(idsOf(stageLineUps(event).stages[0].lineUp), u"p1 p2 p3 p5 p6 p7 p8 p9 p10"_s);
    // Five winners, of whom one is missing: the final is filled to six all the same.
    event = withWinners(hwo(), 5, 1, 15);
    stageOf(event, "Final").details.unavailable = players({1});
    QCOMPARE(idsOf(stageLineUps(event).stages[1].lineUp), u"p2 p3 p4 p5 p6 p7"_s);
}

void TestRulesetStages::h7_whoGoesOn() {
    Ruleset ruleset = semifinalAndFinal(8);
    Event event = inStandings(ruleset, 9);
    play(event, "Semifinal", {inOrder({8, 1, 4, 5}), inOrder({2, 3, 6, 7})});
    QCOMPARE(stagesText(event).section(u"; "_s, 1), u"Final: p2 p8 | p1 p3 p4 p6 p5 p7 | p2 p8"_s);
    ruledPlay(event).ruleset.stages[0].advance = Positive(2);
    QCOMPARE(stagesText(event).section(u"; "_s, 1),
             u"Final: p2 p8 p1 p3 | p4 p6 p5 p7 | p2 p8 p1 p3"_s);
    stageOf(event, "Final").details.unavailable = players({8, 4});
    QCOMPARE(stagesText(event).section(u"; "_s, 1),
             u"Final: p2 p8 p1 p3 | p4 p6 p5 p7 | p2 p1 p3 p6"_s);
    ruledPlay(event).ruleset.eliminated = {EliminatedBy::Seed};
    QCOMPARE(idsOf(stageLineUps(event).stages[1].alternates), u"p4 p5 p6 p7"_s);
    // Somebody who was not in the line-up has the last seed.
    play(event, "Semifinal", {inOrder({8, 1, 4, 5}), inOrder({9, 2, 3, 7})});
    QCOMPARE(idsOf(stageLineUps(event).stages[1].qualifiers), u"p8 p9 p1 p2"_s);
}

void TestRulesetStages::h7_sharedPlacesAtTheLine() {
    Event event = inStandings(semifinalAndFinal(8), 8);
    const auto shared
        = tableOf({sits(8).placed(1), sits(1).placed(1), sits(4).placed(3), sits(5).placed(4)});
    play(event, "Semifinal", {shared, inOrder({2, 3, 6, 7})});
    QCOMPARE(numbersOf(event), u"8"_s); // no later stage
    QCOMPARE(tiesText(event), u"p1 p8 cut of Semifinal"_s);
    stageOf(event, "Semifinal").details.tieRolls = {rollOf({1, 8}, {3, 5})};
    QCOMPARE(tiesText(event), QString());
    QCOMPARE(stagesText(event).section(u"; "_s, 1), u"Final: p2 p8 | p1 p3 p4 p6 p5 p7 | p2 p8"_s);
    // A roll of others is none of theirs.
    stageOf(event, "Semifinal").details.tieRolls = {rollOf({1, 8, 4}, {3, 5, 1})};
    QCOMPARE(tiesText(event), u"p1 p8 cut of Semifinal"_s);
    // Two go on: the place is shared within the line.
    ruledPlay(event).ruleset.stages[0].advance = Positive(2);
    QCOMPARE(tiesText(event), QString());
    QCOMPARE(idsOf(stageLineUps(event).stages[1].qualifiers), u"p1 p2 p8 p3"_s);
    // Three for the second place, of whom two go on.
    ruledPlay(event).ruleset.stages[0].advance = Positive(3);
    play(event, "Semifinal", {onlyWinner(8, {5, 4, 1}), inOrder({2, 3, 6, 7})});
    QCOMPARE(tiesText(event), u"p1 p4 p5 cut of Semifinal"_s);
    stageOf(event, "Semifinal").details.tieRolls = {rollOf({1, 4, 5}, {6, 2, 2})};
    QCOMPARE(tiesText(event), u"p4 p5 cut of Semifinal"_s);
    stageOf(event, "Semifinal").details.tieRolls.push_back(rollOf({4, 5}, {2, 3}));
    QCOMPARE(idsOf(stageLineUps(event).stages[1].qualifiers), u"p2 p8 p1 p3 p5"_s);
    // Ties of all tables, by table.
    ruledPlay(event).ruleset.stages[0].advance = Positive(2);
    play(event, "Semifinal", {onlyWinner(8, {5, 4, 1}), onlyWinner(2, {7, 6, 3})});
    stageOf(event, "Semifinal").details.tieRolls.clear();
    QCOMPARE(tiesText(event), u"p1 p4 p5 cut of Semifinal, p3 p6 p7 cut of Semifinal"_s);
}

void TestRulesetStages::h7_rollsSplitOtherPlacesToo() {
    Event event = inStandings(semifinalAndFinal(8), 8);
    play(event, "Semifinal", {onlyWinner(8, {5, 4, 1}), inOrder({2, 3, 6, 7})});
    QCOMPARE(idsOf(stageLineUps(event).stages[1].alternates), u"p1 p3 p4 p5 p6 p7"_s);
    stageOf(event, "Semifinal").details.tieRolls = {rollOf({1, 4, 5}, {1, 2, 3})};
    QCOMPARE(idsOf(stageLineUps(event).stages[1].alternates), u"p3 p5 p4 p6 p1 p7"_s);
}

void TestRulesetStages::h7_theDisqualifiedPlaceIsFilled() {
    Event event = inStandings(semifinalAndFinal(8), 9);
    play(event, "Semifinal", {inOrder({8, 1, 4, 5}), inOrder({2, 3, 6, 7})});
    event.players[7].disqualified = true;
    QCOMPARE(stagesText(event).section(u"; "_s, 1), u"Final: p2 p1 | p3 p4 p6 p5 p7 | p2 p1"_s);
}

void TestRulesetStages::h7_dropoutsAreLeftOut() {
    Event event = inStandings(semifinalAndFinal(8), 8);
    ruledPlay(event).ruleset.stages[0].advance = Positive(3);
    play(event, "Semifinal",
         {tableOf({sits(8).placed(1), sits(1).placed(2), sits(4).leaves(), sits(5).leaves()}),
          inOrder({2, 3, 6, 7})});
    QCOMPARE(stagesText(event).section(u"; "_s, 1),
             u"Final: p2 p8 p1 p3 p6 | p7 | p2 p8 p1 p3 p6"_s);
    QCOMPARE(tiesText(event), QString());
}

void TestRulesetStages::h7_notBeforeAllGamesAreComplete() {
    Event event = inStandings(semifinalAndFinal(8), 8);
    play(event, "Semifinal", {ofSeats({8, 1, 4, 5}), onlyWinner(2, {3, 6, 7})});
    ruledPlay(event).ruleset.stages[0].advance = Positive(2);
    QCOMPARE(numbersOf(event), u"8"_s);
    QCOMPARE(tiesText(event), QString());
    // Void games are no games.
    stageOf(event, "Semifinal").games[0].isVoid = true;
    QCOMPARE(tiesText(event), u"p3 p6 p7 cut of Semifinal"_s);
    stageOf(event, "Semifinal").games[1].isVoid = true;
    QCOMPARE(numbersOf(event), u"8"_s);
}

void TestRulesetStages::h8_heldByItsGames() {
    Event event = inStandings(catan(), 12);
    QCOMPARE(numbersOf(event), u"skipped, 4"_s);
    play(event, "Semifinal", {ofSeats({1, 2, 3, 4})});
    QCOMPARE(numbersOf(event), u"4"_s); // held, though too few qualify
    stageOf(event, "Semifinal").games[0].isVoid = true;
    QCOMPARE(numbersOf(event), u"skipped, 4"_s);
    // Enough qualify, and yet the final has been played.
    event = inStandings(catan(), 24);
    play(event, "Final", {ofSeats({1, 2, 3, 4})});
    QCOMPARE(numbersOf(event), u"skipped, 4"_s);
    QCOMPARE(stagesText(event).section(u"; "_s, 0, 0), u"Semifinal: not held"_s);
}

void TestRulesetStages::h8_whoQualifiedForASkippedStageGoesOn() {
    Ruleset ruleset = orderedBy({AveragePlaceKey()});
    StageRule quarterfinal = stageRule("Quarterfinal", {4});
    quarterfinal.entrants = EntrantsNumber{Positive(12)};
    StageRule semifinal = stageRule("Semifinal", {3});
    semifinal.skipBelow = Count(6);
    ruleset.stages = {quarterfinal, semifinal, stageRule("Final", {4, 3})};
    Event event = inStandings(ruleset, 12);
    play(event, "Quarterfinal",
         {inOrder({1, 4, 7, 10}), inOrder({5, 2, 8, 11}), inOrder({3, 6, 9, 12})});
    QCOMPARE(stagesText(event).section(u"; "_s, 1),
             u"Semifinal: not held; Final: p1 p3 p5 | p2 p4 p6 p7 p8 p9 p10 p11 p12 | p1 p3 p5"_s);
    ruledPlay(event).ruleset.stages[0].advance = Positive(2);
    QCOMPARE(stagesText(event).section(u"; "_s, 1),
             u"Semifinal: p1 p3 p5 p2 p4 p6 | p7 p8 p9 p10 p11 p12 | p1 p3 p5 p2 p4 p6"_s);
    // The seeds are those of the first stage to the end.
    play(event, "Semifinal", {inOrder({3, 1, 4}), inOrder({2, 5, 6})});
    QCOMPARE(stagesText(event).section(u"; "_s, 2), u"Final: p2 p3 | p1 p5 p4 p6 | p2 p3"_s);
}

void TestRulesetStages::h8_numbers_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<StageRule>("rule");
    QTest::addColumn<bool>("isFinal");
    QTest::addColumn<QString>("numbers");
    const auto entering = [](std::initializer_list<int> all, int entrants) {
        StageRule rule = stageRule("Semifinal", all);
        rule.entrants = EntrantsByField{{Count(1), Count(entrants)}};
        return rule;
    };
    const auto row = [](const char* name, int players, const StageRule& rule, bool isFinal,
                        const QString& numbers) {
        QTest::newRow(name) << players << rule << isFinal << numbers;
    };
    row("as many as there are", 5, entering({5, 3}, 9), false, u"5"_s);
    row("lowered", 20, entering({4}, 11), false, u"8"_s);
    row("lowered past a gap", 20, entering({6, 5}, 9), false, u"6"_s);
    row("none below", 20, entering({4}, 3), false, u"3"_s);
    StageRule filled = entering({4, 3}, 5);
    filled.fillTo = Count(7);
    row("filled", 20, filled, false, u"7"_s);
    row("filled with those there are", 6, filled, false, u"6"_s);
    StageRule full = entering({4, 3}, 9);
    full.fillTables = true;
    row("full tables", 20, full, false, u"12"_s);
    row("not enough for full tables", 10, full, false, u"10"_s);
    StageRule half = entering({4, 3}, 9);
    half.atMostHalf = true;
    row("half the field", 15, half, false, u"7"_s);
    half.fillTo = Count(12);
    row("half the field, though filled", 17, half, false, u"8"_s);
    half.skipBelow = Count(8);
    row("too few by half the field", 15, half, false, u"skipped, 6"_s);
    row("the final does not mind half", 7, half, true, u"4"_s);
    row("the final is one table", 20, entering({4, 5, 6}, 12), true, u"6"_s);
    row("of a size that there is", 20, entering({6, 3}, 5), true, u"3"_s);
    row("of one that is listed", 20, entering({6, 2}, 4), true, u"2"_s);
    row("of none", 20, entering({6, 5}, 3), true, u"3"_s);
    row("nobody", 20, entering({6, 5}, 0), true, u"0"_s);
}

void TestRulesetStages::h8_numbers() {
    QFETCH(int, players);
    QFETCH(StageRule, rule);
    QFETCH(bool, isFinal);
    QFETCH(QString, numbers);
    Ruleset ruleset = orderedBy({AveragePlaceKey()});
    ruleset.stages = {rule};
    if (!isFinal) {
        StageRule final = stageRule("Final", {6, 4, 3, 2});
        ruleset.stages.push_back(final);
    }
    QCOMPARE(numbersOf(inStandings(ruleset, players)), numbers);
}

void TestRulesetStages::h9_snake() {
    Event event = inStandings(semifinalAndFinal(11), 11);
    QCOMPARE(tablesText(event, "Semifinal"), u"p1 p6 p7 p11 / p2 p5 p8 p10 / p3 p4 p9"_s);
    ruledPlay(event).ruleset.stages[0].entrants = EntrantsNumber{Positive(2)};
    QCOMPARE(tablesText(event, "Semifinal"), u"p1 p2"_s); // no way: one table
}

void TestRulesetStages::h9_ranked() {
    Event event = inStandings(semifinalAndFinal(11), 11);
    ruledPlay(event).ruleset.stages[0].seeding = Seeding::Ranked;
    QCOMPARE(tablesText(event, "Semifinal"), u"p1 p2 p3 p4 / p5 p6 p7 p8 / p9 p10 p11"_s);
}

void TestRulesetStages::h9_drawnTables() {
    Event event = inStandings(semifinalAndFinal(11), 11);
    for (const Seeding seeding : {Seeding::Rows, Seeding::Random}) {
        ruledPlay(event).ruleset.stages[0].seeding = seeding;
        QCOMPARE(tablesText(event, "Semifinal"), QString()); // chance decides
    }
    const auto rows = tablesBySeeds(Seeding::Rows, {4, 4, 3}, 7);
    std::set<std::vector<std::vector<size_t>>> drawn;
    for (qint64 seed = 0; seed < 50; ++seed) {
        const auto tables = tablesBySeeds(Seeding::Rows, {4, 4, 3}, seed);
        for (size_t table = 0; table < 3; ++table) {
            for (size_t row = 0; row < tables[table].size(); ++row)
                QCOMPARE(tables[table][row] / 3, row); // one of each three
        }
        drawn.insert(tables);
    }
    QVERIFY(drawn.size() > 25);
    QCOMPARE(tablesBySeeds(Seeding::Rows, {4, 4, 3}, 7), rows);
    const auto random = tablesBySeeds(Seeding::Random, {4, 4, 3}, 7);
    std::set<size_t> seated;
    for (const auto& table : random)
        seated.insert(table.begin(), table.end());
    QCOMPARE(seated.size(), 11U);
    QVERIFY(random != tablesBySeeds(Seeding::Random, {4, 4, 3}, 8));
}

} // namespace mentat::test::tst_ruleset_stages

MENTAT_TEST(tst_ruleset_stages, TestRulesetStages, QCoreApplication)

#include "tst_ruleset_stages.moc"
