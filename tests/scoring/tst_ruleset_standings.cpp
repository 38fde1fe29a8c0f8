#include "scoring/ruleset/ruleset_standings.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruleset_standings {

namespace {

Event winsEvent(const std::vector<Game>& games, int players = 6) {
    std::vector<std::vector<Game>> heats;
    for (const Game& game : games)
        heats.push_back({game});
    return eventBy(orderedBy({WinsKey()}), players, heats);
}

Ruleset withFinalOf(int entrants) {
    Ruleset ruleset = orderedBy({WinsKey()});
    StageRule final = stageRule("Final", {4, 3, 2});
    final.entrants = EntrantsByField{{Count(1), Count(entrants)}};
    ruleset.stages = {final};
    return ruleset;
}

QString statusesOf(const Event& event) {
    QStringList rows;
    const Standings standings = rulesetStandings(event);
    for (const auto* list : {&standings.ranked, &standings.disqualified}) {
        for (const Standing& row : *list)
            rows.append(row.player.text() + u' ' + idOf(row.status));
    }
    return rows.join(u", "_s);
}

} // namespace

/// H5, with R4.4, R4.5 and R6.
class TestRulesetStandings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void h5_keysInTheirOrder();
    void h5_equalOnesShareARank();
    void h5_rollsPartThem();
    void h5_statuses();
    void h5_tiesByTheQualifiers();
    void h5_tiesWithoutStages();
    void r6_dropoutsWhereTheRulesetHasItSo();
    void r6_theWordOfTheGameMaster();
    void h3_aGameIsEnough();
};

void TestRulesetStandings::h5_keysInTheirOrder() {
    Ruleset ruleset = orderedBy({WinsKey(), PlacesKey(), HeatsPlayedKey()});
    const Event event
        = eventBy(ruleset, 6, {{inOrder({1, 2, 3}), inOrder({4, 5, 6})}, {inOrder({4, 1, 3})}});
    QCOMPARE(standingsText(event),
             u"1 p4 wins, 2 p1 wins, 3 p2 tie, 3 p5 places, 5 p3 places, 6 p6 last"_s);
}

void TestRulesetStandings::h5_equalOnesShareARank() {
    QCOMPARE(standingsText(winsEvent({inOrder({3, 2, 1}), inOrder({5, 4, 6})})),
             u"1 p3 tie, 1 p5 wins, 3 p1 tie, 3 p2 tie, 3 p4 tie, 3 p6 last"_s);
}

void TestRulesetStandings::h5_rollsPartThem() {
    Event event = winsEvent({inOrder({3, 2, 1}), inOrder({5, 4, 6})});
    event.tieRolls = {rollOf({5, 3}, {6, 2}), rollOf({1, 2, 4}, {1, 2, 3}),
                      rollOf({1, 2, 4, 6}, {3, 5, 5, 3})};
    QCOMPARE(standingsText(event),
             u"1 p5 roll, 2 p3 wins, 3 p2 tie, 3 p4 roll, 5 p1 tie, 5 p6 last"_s);
    event.tieRolls.push_back(rollOf({2, 4}, {1, 4}));
    QCOMPARE(standingsText(event),
             u"1 p5 roll, 2 p3 wins, 3 p4 roll, 4 p2 roll, 5 p1 tie, 5 p6 last"_s);
}

void TestRulesetStandings::h5_statuses() {
    Event event = eventBy(withFinalOf(2), 5, {{inOrder({1, 2, 3, 4})}});
    event.players[1].disqualified = true;
    event.players[4].disqualified = true;
    QCOMPARE(statusesOf(event),
             u"p1 qualifier, p3 qualifier, p4 alternate, p2 disqualified, p5 disqualified"_s);
    QCOMPARE(valuesText(event, 2), u"0"_s);
    QCOMPARE(valuesText(event, 5), QString());
    event.players[0].disqualified = false;
    ruledPlay(event).ruleset.stages.clear();
    QCOMPARE(statusesOf(event),
             u"p1 ranked, p3 ranked, p4 ranked, p2 disqualified, p5 disqualified"_s);
}

void TestRulesetStandings::h5_tiesByTheQualifiers() {
    const std::vector<std::vector<Game>> heats{{inOrder({1, 2, 3}), inOrder({4, 5, 6})},
                                               {inOrder({1, 2, 5}), inOrder({4, 3, 6})}};
    QCOMPARE(tiesText(eventBy(withFinalOf(2), 6, heats)), u"p1 p4 order, p2 p3 p5 p6 alternates"_s);
    QCOMPARE(tiesText(eventBy(withFinalOf(3), 6, heats)), u"p1 p4 order, p2 p3 p5 p6 cut"_s);
    QCOMPARE(tiesText(eventBy(withFinalOf(0), 6, heats)),
             u"p1 p4 alternates, p2 p3 p5 p6 alternates"_s);
    Event event = eventBy(withFinalOf(3), 6, heats);
    event.tieRolls = {rollOf({2, 3, 5, 6}, {4, 1, 4, 1}), rollOf({2, 5}, {2, 1})};
    QCOMPARE(tiesText(event), u"p1 p4 order, p3 p6 alternates"_s);
    // Absences change nothing of it.
    event.tieRolls.clear();
    stageOf(event, "Final").details.unavailable = players({1, 4});
    QCOMPARE(tiesText(event), u"p1 p4 order, p2 p3 p5 p6 cut"_s);
}

void TestRulesetStandings::h5_tiesWithoutStages() {
    QCOMPARE(tiesText(winsEvent({inOrder({3, 2, 1})})), u"p1 p2 order"_s);
}

void TestRulesetStandings::r6_dropoutsWhereTheRulesetHasItSo() {
    const auto left = tableOf({sits(1).placed(1), sits(2).placed(2), sits(3).leaves()});
    Event event = winsEvent({left, inOrder({3, 1, 2})});
    QCOMPARE(statusesOf(event), u"p1 ranked, p3 ranked, p2 ranked"_s); // `last`: they play on
    ruledPlay(event).ruleset.dropouts = DropoutsRule::Disqualified;
    QCOMPARE(statusesOf(event), u"p1 ranked, p2 ranked, p3 disqualified"_s);
    QCOMPARE(valuesText(event, 3), u"1"_s); // the games stay on record
    ruledPlay(event).heats[0].games[0].seats[2].excused = true;
    QCOMPARE(statusesOf(event), u"p1 ranked, p3 ranked, p2 ranked"_s);
    ruledPlay(event).heats[0].games[0].seats[2].excused = false;
    event.players[2].disqualified = false; // reinstated
    QCOMPARE(statusesOf(event), u"p1 ranked, p3 ranked, p2 ranked"_s);
    event.players[2].disqualified.reset();
    ruledPlay(event).heats[0].games[0].isVoid = true;
    QCOMPARE(statusesOf(event), u"p3 ranked, p1 ranked, p2 ranked"_s);
}

void TestRulesetStandings::r6_theWordOfTheGameMaster() {
    Event event = winsEvent({inOrder({1, 2, 3})});
    event.players[0].disqualified = true;
    QCOMPARE(statusesOf(event), u"p2 ranked, p3 ranked, p1 disqualified"_s);
}

void TestRulesetStandings::h3_aGameIsEnough() {
    const Event event = winsEvent({inOrder({1, 2, 3})}, 9);
    QCOMPARE(standingsText(event), u"1 p1 wins, 2 p2 tie, 2 p3 last"_s);
}

} // namespace mentat::test::tst_ruleset_standings

MENTAT_TEST(tst_ruleset_standings, TestRulesetStandings, QCoreApplication)

#include "tst_ruleset_standings.moc"
