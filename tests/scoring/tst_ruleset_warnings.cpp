#include "scoring/ruleset/ruleset_warnings.h"

#include "model/finding_kind.h"
#include "scoring/heats/disqualified_players.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/ruleset/ruleset_records.h"
#include "scoring/scoring_kind.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruleset_warnings {

namespace {

QString textOf(const Finding& warning) {
    QString text = idOf(ruleOf(warning)) + u' ' + warning.where.text();
    for (const Value& value : warning.values) {
        if (const auto* number = std::get_if<qint64>(&value))
            text += u" (%1)"_s.arg(*number);
        else
            text += u" (%1)"_s.arg(std::get<QString>(value));
    }
    return text;
}

QString openIn(const Event& event) {
    QStringList texts;
    for (const Finding& warning : rulesetWarnings(event).open)
        texts.append(textOf(warning));
    return texts.join(u", "_s);
}

Event withStages(const std::vector<Game>& games, Scores score = Scores::None) {
    Ruleset ruleset = orderedBy({AveragePlaceKey()}, score);
    StageRule semifinal = stageRule("Semifinal", {4});
    semifinal.entrants = EntrantsNumber{Positive(4)};
    ruleset.stages = {semifinal, stageRule("Final", {3})};
    return eventBy(ruleset, 8, {games});
}

} // namespace

/// H10.21 to H10.27, and what else every kind answers.
class TestRulesetWarnings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void h10_21_aSizeThatIsNotListed();
    void h10_22_notInTheLineUp();
    void h10_23_notScored();
    void h10_24_begunBeforeItWasClosed();
    void h10_25_aBetterPlaceWithAWorseScore();
    void ofOneGameAsOfAll();
    void acceptedWarnings();
    void dropoutsDisqualifyWhereTheRulesetHasItSo();
    void theRecordsOfPlayers();
    void theAnswersOfEveryFormat();
};

void TestRulesetWarnings::h10_21_aSizeThatIsNotListed() {
    Game isVoid = inOrder({5, 6});
    isVoid.isVoid = true;
    Event event = withStages({inOrder({1, 2, 3, 4}), inOrder({7, 8}), isVoid});
    QCOMPARE(openIn(event), u"H10.21 /heats/0/games/1/seats (2)"_s);
    // A stage's own sizes hold for its games.
    stageOf(event, "Semifinal").details.closed = true;
    play(event, "Semifinal", {inOrder({1, 7, 2})});
    ruledPlay(event).ruleset.stages[0].entrants = EntrantsNumber{Positive(8)};
    QVERIFY(openIn(event).contains(u"H10.21 /stages/0/games/0/seats (3)"_s));
}

void TestRulesetWarnings::h10_22_notInTheLineUp() {
    Event event = withStages({inOrder({1, 2, 3, 4}), inOrder({5, 6, 7, 8})});
    stageOf(event, "Semifinal").details.closed = true;
    play(event, "Semifinal", {inOrder({1, 5, 2, 8})});
    QCOMPARE(openIn(event), u"H10.27 /stages/0 (Semifinal) (1) (Player 6), H10.22 "
                            "/stages/0/games/0/seats/3/player (Player 8) (Semifinal)"_s);
    // A line-up that is not known yet, because the semifinal is not over, says nothing.
    play(event, "Semifinal", {ofSeats({1, 5, 2, 6})});
    stageOf(event, "Final").details.closed = true;
    play(event, "Final", {inOrder({7, 8, 3})});
    QCOMPARE(openIn(event), QString());
    // It is known afterwards: of its one table the first goes on.
    play(event, "Semifinal", {inOrder({1, 5, 2, 6})});
    QCOMPARE(openIn(event).count(u"H10.22 /stages/1/"_s), 3);
    QVERIFY(openIn(event).contains(u"H10.27 /stages/1 (Final) (1) (Player 1)"_s));
}

void TestRulesetWarnings::h10_23_notScored() {
    Event event = withStages(
        {tableOf({sits(1).placed(1).scoring(5), sits(2).placed(2).scoring(4), sits(3).placed(3)}),
         ofSeats({4, 5, 6})},
        Scores::High);
    QCOMPARE(openIn(event), QString()); // no key needs them
    ruledPlay(event).ruleset.order.push_back(ScoreKey());
    QCOMPARE(openIn(event), u"H10.23 /heats/0/games/0"_s);
    ruledPlay(event).ruleset.order = {WinsKey()};
    ruledPlay(event).ruleset.eliminated = {EliminatedBy::StageScore};
    QCOMPARE(openIn(event), u"H10.23 /heats/0/games/0"_s);
    ruledPlay(event).heats[0].games[0].seats[2].dropout = true;
    QCOMPARE(openIn(event), QString());
}

void TestRulesetWarnings::h10_24_begunBeforeItWasClosed() {
    Event event = withStages({inOrder({1, 2, 3, 4})});
    stageOf(event, "Semifinal").details.present = players({1});
    QCOMPARE(openIn(event), QString());
    play(event, "Semifinal", {ofSeats({1, 2, 3, 4})});
    QCOMPARE(openIn(event), u"H10.24 /stages/0 (Semifinal)"_s);
    stageOf(event, "Semifinal").details.closed = true;
    QCOMPARE(openIn(event), QString());
}

void TestRulesetWarnings::h10_25_aBetterPlaceWithAWorseScore() {
    const auto game
        = tableOf({sits(1).placed(1).scoring(5), sits(2).placed(2).scoring(7),
                   sits(3).placed(3).scoring(6), sits(4).placed(1).scoring(99).leaves()});
    Event event = withStages({game}, Scores::High);
    QCOMPARE(openIn(event), u"H10.25 /heats/0/games/0/seats/1/score (Player 1) (Player 2), "
                            "H10.25 /heats/0/games/0/seats/2/score (Player 1) (Player 3)"_s);
    ruledPlay(event).ruleset.score = Scores::Low;
    QCOMPARE(openIn(event), u"H10.25 /heats/0/games/0/seats/2/score (Player 2) (Player 3)"_s);
}

/// What is said at a sheet is what the whole event says of its game.
void TestRulesetWarnings::ofOneGameAsOfAll() {
    const auto unlisted = tableOf({sits(7).placed(1).scoring(3), sits(8).placed(2).scoring(9)});
    const auto unscored = tableOf({sits(1).placed(1), sits(2).placed(2), sits(3).placed(3)});
    Event event = withStages({inOrder({1, 2, 3, 4}), unlisted, unscored}, Scores::High);
    ruledPlay(event).ruleset.order = {ScoreKey()};
    ruledPlay(event).heats[0].games[1].accepted = {{Rule::H10_21, {}}};
    play(event, "Final", {inOrder({5, 6})});
    const Warnings all = rulesetWarnings(event);
    size_t found = 0;
    const auto check = [&](const GameAddress& place, const Game& game, const QString& where) {
        const Warnings one = rulesetWarnings(event, place, game);
        Findings expected;
        for (const Finding& warning : all.open) {
            if (warning.scope.text() == where)
                expected.push_back(warning);
        }
        QCOMPARE(one.open.size(), expected.size());
        for (size_t i = 0; i < expected.size(); ++i)
            QCOMPARE(textOf(one.open[i]), textOf(expected[i]));
        found += one.open.size() + one.accepted.size();
    };
    const auto& games = ruledPlay(event).heats[0].games;
    for (size_t i = 0; i < games.size(); ++i)
        check({HeatNumber(1), games[i].table}, games[i], u"/heats/0/games/%1"_s.arg(i));
    QVERIFY(found >= 3); // accepted, a worse score, not scored
    const PlayedStage& last = ruledPlay(event).stages.back();
    check({last.name, last.games[0].table}, last.games[0], u"/stages/0/games/0"_s);
    QVERIFY(found >= 4);
    // A game that there is not has none.
    QVERIFY(rulesetWarnings(event, {HeatNumber(2), TableNumber(1)}, games[1]).open.empty());
}

void TestRulesetWarnings::acceptedWarnings() {
    Game game = inOrder({1, 2});
    game.accepted = {{Rule::H10_21, u"Late arrivals"_s}};
    const Event event = withStages({game});
    const Warnings warnings = rulesetWarnings(event);
    QVERIFY(warnings.open.empty());
    QCOMPARE(textOf(warnings.accepted.at(0).warning), u"H10.21 /heats/0/games/0/seats (2)"_s);
    QCOMPARE(warnings.accepted[0].reason, u"Late arrivals"_s);
    // What there is to accept at a game as it stands in the window.
    game.accepted.clear();
    const auto rules
        = heatsScoringOf(event).rulesToAccept(event, {HeatNumber(1), TableNumber(1)}, game);
    QCOMPARE(rules, std::vector{Rule::H10_21});
}

void TestRulesetWarnings::dropoutsDisqualifyWhereTheRulesetHasItSo() {
    Event event = withStages({tableOf({sits(1).placed(1), sits(2).placed(2), sits(3).leaves()})});
    QVERIFY(!DisqualifiedPlayers(event).contains(player(3)));
    ruledPlay(event).ruleset.dropouts = DropoutsRule::Disqualified;
    QVERIFY(DisqualifiedPlayers(event).contains(player(3)));
    event.players[0].disqualified = true;
    ruledPlay(event).ruleset.dropouts = DropoutsRule::Last;
    QVERIFY(DisqualifiedPlayers(event).contains(player(1)));
}

void TestRulesetWarnings::theRecordsOfPlayers() {
    Event event = withStages({inOrder({1, 2, 3, 4}), ofSeats({5, 6, 7})});
    play(event, "Semifinal", {inOrder({2, 1, 3, 4})});
    play(event, "Final", {inOrder({3, 1, 2})});
    const auto records = rulesetRecords(event);
    QCOMPARE(records.size(), 8U);
    QCOMPARE(records[0].completed, 1);
    QCOMPARE(records[0].heats, std::vector{HeatNumber(1)});
    QCOMPARE(records[0].games.size(), 3U);
    QVERIFY(records[0].games[0].outcome == GameOutcome::Won);
    QVERIFY(records[0].games[0].isCompleted);
    QCOMPARE(records[0].games[1].stage, u"Semifinal"_s);
    QVERIFY(records[0].games[1].outcome == GameOutcome::Lost);
    QVERIFY(records[0].games[2].isFinal);
    QCOMPARE(records[0].games[2].place, Place(2));
    QVERIFY(records[4].games.at(0).outcome == GameOutcome::Open);
    QCOMPARE(records[4].completed, 0);
    QVERIFY(records[7].games.empty());
    const YearFacts facts = rulesetYearFacts(event);
    QCOMPARE(facts.players, 4);
    QCOMPARE(facts.games, 1);
    QCOMPARE(facts.playerStarts, 4);
    QCOMPARE(facts.placements.size(), 4U);
}

void TestRulesetWarnings::theAnswersOfEveryFormat() {
    Event event = withStages({inOrder({1, 2, 3, 4}), inOrder({5, 6, 7, 8})});
    event.tieRolls = {rollOf({1, 5}, {1, 2}), rollOf({3, 4}, {1, 2})};
    const ScoringKind& kind = kindOf<ScoringKind>(event);
    const Standings standings = kind.standings(event);
    QCOMPARE(standings.ranked.size(), 8U);
    QCOMPARE(standings.ranked[0].player, player(5));
    QVERIFY(standings.ranked[0].status == StandingStatus::Qualifier);
    QVERIFY(std::holds_alternative<ByRoll>(standings.ranked[0].fromNext));
    QVERIFY(isTie(standings.ranked[2].fromNext));
    QVERIFY(standings.ranked[4].status == StandingStatus::Alternate);
    QVERIFY(kind.advancement(event).lineUp.empty()); // the semifinal is to be played
    QCOMPARE(rollsWithoutTie(event), std::vector<size_t>{1});
    play(event, "Semifinal", {inOrder({1, 5, 2, 6})});
    QCOMPARE(idsOf(kind.advancement(event).lineUp), u"p1"_s);
}

} // namespace mentat::test::tst_ruleset_warnings

MENTAT_TEST(tst_ruleset_warnings, TestRulesetWarnings, QCoreApplication)

#include "tst_ruleset_warnings.moc"
