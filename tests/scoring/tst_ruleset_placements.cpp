#include "scoring/ruleset/ruleset_scoring.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruleset_placements {

namespace {

/// p1 to p8 in a semifinal of two tables, p9 to p12 only in the heat; the final is to be played.
Event semifinalPlayed() {
    Ruleset ruleset = orderedBy({AveragePlaceKey()});
    StageRule semifinal = stageRule("Semifinal", {4});
    semifinal.entrants = EntrantsNumber{Positive(8)};
    semifinal.advance = Positive(2);
    ruleset.stages = {semifinal, stageRule("Final", {4})};
    std::vector<RulesetSeatCase> seats;
    for (int number = 1; number <= 12; ++number)
        seats.push_back(sits(number).placed(number));
    Event event = eventBy(ruleset, 12, {{tableOf(seats)}});
    play(event, "Semifinal", {inOrder({8, 1, 4, 5}), inOrder({2, 3, 6, 7})});
    return event;
}

QString laurelsText(const Event& event) {
    QStringList rows;
    for (const Placement& row : rulesetPlacements(event))
        rows.append(row.laurels.text() + (row.plaque ? u"*"_s : QString()));
    return rows.join(u' ');
}

} // namespace

/// H11, with R7.6.
class TestRulesetPlacements : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void h11_theFinalThenWhoWentOut();
    void h11_notBeforeTheFinalIsComplete();
    void h11_byWhatEliminatedSays();
    void h11_forfeitsComeAfterThoseWhoWentOut();
    void h11_sharedUnlessARollDecides();
    void h11_whoRollsForTheWin();
    void h11_theDisqualifiedAreLeftOut();
    void h11_whoMovedUpCounts();
    void h11_withoutStages();
    void r7_6_laurels();
};

void TestRulesetPlacements::h11_theFinalThenWhoWentOut() {
    Event event = semifinalPlayed();
    play(event, "Final", {inOrder({3, 8, 1, 2})});
    QCOMPARE(placesText(event), u"1 p3, 2 p8, 3 p1, 4 p2, 5 p4, 6 p6, 7 p5, 8 p7"_s);
}

void TestRulesetPlacements::h11_notBeforeTheFinalIsComplete() {
    Event event = semifinalPlayed();
    QCOMPARE(placesText(event), QString());
    play(event, "Final", {ofSeats({3, 8, 1, 2})});
    QCOMPARE(placesText(event), QString());
    Game isVoid = inOrder({3, 8, 1, 2});
    isVoid.isVoid = true;
    play(event, "Final", {isVoid});
    QCOMPARE(placesText(event), QString());
}

void TestRulesetPlacements::h11_byWhatEliminatedSays() {
    Event event = semifinalPlayed();
    play(event, "Final", {inOrder({3, 8, 1, 2})});
    auto& ruleset = ruledPlay(event).ruleset;
    ruleset.eliminated = {EliminatedBy::Seed};
    QCOMPARE(placesText(event).section(u", "_s, 4), u"5 p4, 6 p5, 7 p6, 8 p7"_s);
    ruleset.score = Scores::High;
    ruleset.eliminated = {EliminatedBy::StageScore, EliminatedBy::Seed};
    play(event, "Semifinal",
         {scored({{8, 20}, {1, 18}, {4, 10}, {5, 9}}),
          scored({{2, 100}, {3, 90}, {6, 60}, {7, 45}})});
    QCOMPARE(placesText(event).section(u", "_s, 4), u"5 p6, 6 p4, 7 p5, 8 p7"_s);
    ruleset.score = Scores::Low;
    play(event, "Semifinal",
         {scored({{8, 5}, {1, 6}, {4, 10}, {5, 20}}), scored({{2, 1}, {3, 2}, {6, 5}, {7, 10}})});
    QCOMPARE(placesText(event).section(u", "_s, 4), u"5 p4, 6 p5, 7 p6, 8 p7"_s);
}

void TestRulesetPlacements::h11_forfeitsComeAfterThoseWhoWentOut() {
    Event event = semifinalPlayed();
    play(event, "Final", {inOrder({3, 4, 1})}); // p2 and p8 went on and did not play
    QCOMPARE(placesText(event), u"1 p3, 2 p4, 3 p1, 4 p6, 5 p5, 6 p7, 7 p2, 8 p8"_s);
}

void TestRulesetPlacements::h11_sharedUnlessARollDecides() {
    Event event = semifinalPlayed();
    play(event, "Final", {onlyWinner(3, {8, 1, 2})});
    ruledPlay(event).ruleset.eliminated = {EliminatedBy::StagePlace};
    QCOMPARE(placesText(event), u"1 p3, 2 p1, 2 p2, 2 p8, 5 p4, 5 p6, 7 p5, 7 p7"_s);
    stageOf(event, "Final").details.tieRolls = {rollOf({1, 2, 8}, {3, 3, 5})};
    stageOf(event, "Semifinal").details.tieRolls = {rollOf({4, 6}, {1, 2})};
    QCOMPARE(placesText(event), u"1 p3, 2 p8, 3 p1, 3 p2, 5 p6, 6 p4, 7 p5, 7 p7"_s);
    // Those of another stage, or of the standings, are none of theirs.
    stageOf(event, "Final").details.tieRolls.push_back(rollOf({5, 7}, {1, 2}));
    event.tieRolls = {rollOf({5, 7}, {1, 2})};
    QCOMPARE(placesText(event), u"1 p3, 2 p8, 3 p1, 3 p2, 5 p6, 6 p4, 7 p5, 7 p7"_s);
    // A place that was split at the table counts as the places that it became.
    stageOf(event, "Semifinal").details.tieRolls = {rollOf({4, 5}, {1, 2})};
    play(event, "Semifinal",
         {tableOf({sits(8).placed(1), sits(1).placed(2), sits(4).placed(3), sits(5).placed(3)}),
          inOrder({2, 3, 6, 7})});
    QCOMPARE(placesText(event).section(u", "_s, 4), u"5 p5, 5 p6, 7 p4, 7 p7"_s);
}

// Only where the ruleset says that a shared win is none; every other place can stay shared.
void TestRulesetPlacements::h11_whoRollsForTheWin() {
    Event event = semifinalPlayed();
    const auto shared
        = tableOf({sits(3).placed(1), sits(8).placed(1), sits(1).placed(3), sits(2).placed(3)});
    const auto toDo = [&] {
        QStringList all;
        const auto add = [&](const std::vector<ToDo>& items) {
            for (const ToDo& item : items) {
                if (item.kind == ToDoKind::RollForWin)
                    all << item.round->stage()->text() + u": "_s + idsOf(item.players);
            }
        };
        add(rulesetToDo(event, VenueTime::of(QDate(2026, 8, 1), QTime(12, 0))));
        add(rulesetOpenAtClosing(event));
        return all.join(u", "_s);
    };
    play(event, "Final", {ofSeats({3, 8, 1, 2})});
    ruledPlay(event).ruleset.sharedWin = SharedWin::None;
    QCOMPARE(toDo(), QString());
    play(event, "Final", {shared});
    QCOMPARE(toDo(), u"Final: p3 p8, Final: p3 p8"_s); // today, and at closing
    for (const SharedWin word : {SharedWin::Full, SharedWin::Share}) {
        ruledPlay(event).ruleset.sharedWin = word;
        QCOMPARE(toDo(), QString());
    }
    ruledPlay(event).ruleset.sharedWin = SharedWin::None;
    // A semifinal's first place has winners enough.
    play(event, "Semifinal",
         {tableOf({sits(8).placed(1), sits(1).placed(1), sits(4).placed(3), sits(5).placed(3)}),
          inOrder({2, 3, 6, 7})});
    QCOMPARE(toDo(), u"Final: p3 p8, Final: p3 p8"_s);
    stageOf(event, "Final").details.tieRolls = {rollOf({3, 8}, {4, 4})};
    QCOMPARE(toDo(), u"Final: p3 p8, Final: p3 p8"_s); // again
    stageOf(event, "Final").details.tieRolls = {rollOf({3, 8}, {4, 6})};
    QCOMPARE(toDo(), QString());
    stageOf(event, "Final").details.tieRolls.clear();
    event.players[2].disqualified = true;
    QCOMPARE(toDo(), QString());
    event.players[2].disqualified.reset();
    event.details.closed = true;
    QCOMPARE(idsOf(finalTieToRoll(event)), QString());
}

void TestRulesetPlacements::h11_theDisqualifiedAreLeftOut() {
    Event event = semifinalPlayed();
    play(event, "Final", {inOrder({3, 8, 1, 2})});
    event.players[2].disqualified = true;
    event.players[5].disqualified = true;
    QCOMPARE(placesText(event), u"1 p8, 2 p1, 3 p2, 4 p4, 5 p5, 6 p7"_s);
}

void TestRulesetPlacements::h11_whoMovedUpCounts() {
    Event event = semifinalPlayed();
    // An alternate of the final who was in no semifinal, and one who dropped out of the final.
    play(event, "Final", {tableOf({sits(9).placed(2), sits(1).placed(1), sits(2).leaves()})});
    QCOMPARE(placesText(event), u"1 p1, 2 p9, 3 p2, 4 p4, 5 p6, 6 p5, 7 p7, 8 p8, 9 p3"_s);
}

void TestRulesetPlacements::h11_withoutStages() {
    Event event = semifinalPlayed();
    ruledPlay(event).ruleset.stages.clear();
    ruledPlay(event).ruleset.order = {WinsKey()};
    ruledPlay(event).stages.clear();
    event.players[1].disqualified = true;
    QVERIFY(placesText(event).startsWith(u"1 p1, 2 p3, 2 p4, 2 p5"_s));
}

void TestRulesetPlacements::r7_6_laurels() {
    Event event = semifinalPlayed();
    play(event, "Final", {inOrder({3, 8, 1, 2})});
    QCOMPARE(laurelsText(event), u"30* 18* 12* 9 6 3 0 0"_s);
    event.settings.prizeLevel = Count(2);
    QCOMPARE(laurelsText(event), u"20* 12* 8 6 4 2 0 0"_s);
    play(event, "Final", {onlyWinner(3, {8, 1, 2})});
    QCOMPARE(laurelsText(event), u"20* 26/3* 26/3* 26/3* 4 2 0 0"_s);
    // The field: half of nine are four places.
    for (int seat = 0; seat < 3; ++seat)
        ruledPlay(event).heats[0].games[0].seats.pop_back();
    QCOMPARE(laurelsText(event), u"20* 26/3* 26/3* 26/3* 0 0 0 0"_s);
    ruledPlay(event).heats[0].games[0].seats.pop_back();
    ruledPlay(event).heats[0].games[0].seats.pop_back();
    QCOMPARE(laurelsText(event), u"0* 0* 0* 0* 0 0 0 0"_s); // seven people
}

} // namespace mentat::test::tst_ruleset_placements

MENTAT_TEST(tst_ruleset_placements, TestRulesetPlacements, QCoreApplication)

#include "tst_ruleset_placements.moc"
