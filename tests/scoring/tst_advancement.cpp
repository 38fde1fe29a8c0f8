#include "scoring/dune/final/final_game.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/ranking/tie_rolls.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_advancement {

namespace {

/// Players p1, p2, … with these QP each, of whom so many play the final.
Event scored(const std::vector<double>& qps, int finalists) {
    std::vector<Game> games;
    for (const double qp : qps) {
        const int number = static_cast<int>(games.size()) + 1;
        games.push_back(game(Victory::Solo, {seat(number).wins().getsQp(qp)}));
    }
    Event event = eventWith(static_cast<int>(qps.size()), {games});
    event.settings.finalists = Positive(finalists);
    return event;
}

Advancement advancing(const Event& event) {
    expectSound(event);
    return duneAdvancement(event);
}

/// "cut p2 p3, alternates p5 p6"
QString tiesOf(const Event& event) {
    QStringList texts;
    for (const OpenTie& tie : advancing(event).ties)
        texts.append(idOf(tie.matters) + u' ' + textOf(tie.players));
    return texts.join(u", "_s);
}

QString lineUpWithout(const Event& event, std::initializer_list<int> absent) {
    Event without = event;
    play(without).stage().unavailable = players(absent);
    return textOf(advancing(without).lineUp);
}

std::vector<ExpansionVote> votes(const std::vector<std::pair<int, bool>>& told) {
    std::vector<ExpansionVote> all;
    for (const auto& [number, inFavor] : told)
        all.push_back({player(number), inFavor});
    return all;
}

const std::vector<GameSet> baseAlone{GameSet::Base};
const std::vector<GameSet> withIxians{GameSet::Base, GameSet::IxiansTleilaxu};

/// "p2 of guild harkonnen"
QString pickingAfter(const std::vector<FactionPick>& picks, const std::vector<GameSet>& sets,
                     bool withExpansion) {
    const Picking picking = pickingOf(players({3, 1, 2}), picks, sets, withExpansion);
    QStringList left;
    for (const Faction faction : picking.left)
        left.append(idOf(faction));
    return (picking.next ? picking.next->text() : u"nobody"_s) + u" of "_s + left.join(u' ');
}

} // namespace

/// R4.5, R4.6, and R7.1 to R7.3.
class TestAdvancement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r4_5_whatATieIsAbout_data();
    void r4_5_whatATieIsAbout();
    void r4_5_absencesDoNotChangeWhatATieIsAbout();
    void r4_5_aRollEndsATie();
    void r4_6_theFirstQualifyAndTheOthersAreAlternates();
    void r4_6_sixAdvanceUnlessTheEventSaysOtherwise();
    void r7_1_whoCannotPlayIsReplacedByTheNextAlternate();
    void r7_1_aFinalOfFiveIsPossible();
    void r7_1_theDisqualifiedAreNeverInIt();
    void r7_2_theMajorityDecidesOnTheExpansion();
    void r7_2_aTiedVoteFollowsTheFirstOfTheLineUp();
    void r7_2_onlyTheLineUpVotes();
    void r7_3_theLineUpPicksInItsOrder();
    void r7_3_theFactionsOfTheExpansion();
    void r4_4_aRollThatWaitsIsFoundByItsPlayers();
};

void TestAdvancement::r4_5_whatATieIsAbout_data() {
    QTest::addColumn<std::vector<double>>("qps");
    QTest::addColumn<QString>("ties");
    const auto row = [](const char* name, const std::vector<double>& qps, const QString& ties) {
        QTest::newRow(name) << qps << ties;
    };
    // Three play the final.
    row("none", {5, 4, 3, 2}, {});
    row("over the cut", {5, 4, 3, 3}, u"cut p3 p4"_s);
    row("from the first to the last", {3, 3, 3, 3}, u"cut p1 p2 p3 p4"_s);
    row("up to the cut", {5, 3, 3, 2}, u"order p2 p3"_s);
    row("all within", {3, 3, 3, 2}, u"order p1 p2 p3"_s);
    row("right below the cut", {5, 4, 3, 2, 2}, u"alternates p4 p5"_s);
    row("one of each", {5, 5, 3, 3, 2, 2}, u"order p1 p2, cut p3 p4, alternates p5 p6"_s);
    row("two within", {4, 4, 3}, u"order p1 p2"_s);
    row("fewer players than places", {4, 4}, u"order p1 p2"_s);
    row("nobody", {}, {});
}

void TestAdvancement::r4_5_whatATieIsAbout() {
    QFETCH(std::vector<double>, qps);
    QFETCH(QString, ties);
    QCOMPARE(tiesOf(scored(qps, 3)), ties);
}

void TestAdvancement::r4_5_absencesDoNotChangeWhatATieIsAbout() {
    Event event = scored({5, 4, 3, 2, 2}, 3);
    play(event).stage().unavailable = players({1});
    QCOMPARE(tiesOf(event), u"alternates p4 p5"_s);
    QCOMPARE(textOf(advancing(event).lineUp), u"p2 p3 p4"_s);
}

void TestAdvancement::r4_5_aRollEndsATie() {
    Event event = scored({5, 3, 3, 3}, 3);
    event.tieRolls = {roll({2, 3, 4}, {2, 6, 2})};
    QCOMPARE(tiesOf(event), u"cut p2 p4"_s);
    QCOMPARE(textOf(advancing(event).qualifiers), u"p1 p3 p2"_s);
    event.tieRolls.push_back(roll({2, 4}, {1, 4}));
    QCOMPARE(tiesOf(event), QString());
    QCOMPARE(textOf(advancing(event).qualifiers), u"p1 p3 p4"_s);
}

void TestAdvancement::r4_6_theFirstQualifyAndTheOthersAreAlternates() {
    Event event = scored({1, 3, 0.5, 2, 0}, 2);
    play(event).stage().unavailable = players({2});
    const Advancement advance = advancing(event);
    QCOMPARE(textOf(advance.qualifiers), u"p2 p4"_s); // whether they can play or not
    QCOMPARE(textOf(advance.alternates), u"p1 p3 p5"_s);
}

void TestAdvancement::r4_6_sixAdvanceUnlessTheEventSaysOtherwise() {
    Event event = scored({8, 7, 6, 5, 4, 3, 2, 1}, 6);
    event.settings = {};
    QCOMPARE(textOf(advancing(event).qualifiers), u"p1 p2 p3 p4 p5 p6"_s);
    event.settings.finalists = Positive(7);
    QCOMPARE(textOf(advancing(event).lineUp), u"p1 p2 p3 p4 p5 p6 p7"_s);
    event.settings.finalists = Positive(99);
    QCOMPARE(advancing(event).lineUp.size(), 8U);
    QVERIFY(advancing(event).alternates.empty());
}

void TestAdvancement::r7_1_whoCannotPlayIsReplacedByTheNextAlternate() {
    const Event event = scored({6, 5, 4, 3, 2, 1}, 3);
    QCOMPARE(lineUpWithout(event, {}), u"p1 p2 p3"_s);
    QCOMPARE(lineUpWithout(event, {2}), u"p1 p3 p4"_s);
    QCOMPARE(lineUpWithout(event, {3, 1}), u"p2 p4 p5"_s);
    QCOMPARE(lineUpWithout(event, {2, 4}), u"p1 p3 p5"_s); // the alternate can't either
    QCOMPARE(lineUpWithout(event, {6}), u"p1 p2 p3"_s);
}

void TestAdvancement::r7_1_aFinalOfFiveIsPossible() {
    QCOMPARE(lineUpWithout(scored({6, 5, 4, 3, 2, 1}, 6), {1}), u"p2 p3 p4 p5 p6"_s);
}

void TestAdvancement::r7_1_theDisqualifiedAreNeverInIt() {
    Event event = scored({6, 5, 4}, 2);
    event.players[0].disqualified = true;
    const Advancement advance = advancing(event);
    QCOMPARE(textOf(advance.lineUp), u"p2 p3"_s);
    QVERIFY(advance.alternates.empty());
}

void TestAdvancement::r7_2_theMajorityDecidesOnTheExpansion() {
    const auto lineUp = players({1, 2, 3, 4, 5});
    QCOMPARE(expansionVote(lineUp, {}), std::optional<bool>());
    QCOMPARE(expansionVote(lineUp, votes({{4, true}})), std::optional(true));
    QCOMPARE(expansionVote(lineUp, votes({{1, true}, {2, false}, {3, false}})),
             std::optional(false));
    QCOMPARE(expansionVote(lineUp, votes({{5, true}, {4, true}, {1, false}})), std::optional(true));
}

void TestAdvancement::r7_2_aTiedVoteFollowsTheFirstOfTheLineUp() {
    const auto lineUp = players({3, 1, 2, 4});
    QCOMPARE(expansionVote(lineUp, votes({{1, true}, {3, false}})), std::optional(false));
    // p3 has not voted: the first who did.
    QCOMPARE(expansionVote(lineUp, votes({{2, false}, {1, true}})), std::optional(true));
    QCOMPARE(expansionVote(lineUp, votes({{1, false}, {2, false}, {3, true}, {4, true}})),
             std::optional(true));
}

void TestAdvancement::r7_2_onlyTheLineUpVotes() {
    QCOMPARE(expansionVote(players({1, 2}), votes({{1, true}, {7, false}, {8, false}})),
             std::optional(true));
    QCOMPARE(expansionVote(players({1, 2}), votes({{7, true}})), std::optional<bool>());
}

void TestAdvancement::r7_3_theLineUpPicksInItsOrder() {
    using enum Faction;
    QCOMPARE(pickingAfter({}, baseAlone, false),
             u"p3 of atreides bene-gesserit emperor fremen guild harkonnen"_s);
    QCOMPARE(pickingAfter({{player(3), Guild}}, baseAlone, false),
             u"p1 of atreides bene-gesserit emperor fremen harkonnen"_s);
    QCOMPARE(pickingAfter({{player(1), Emperor}, {player(3), Guild}}, baseAlone, false),
             u"p2 of atreides bene-gesserit fremen harkonnen"_s);
    QCOMPARE(pickingAfter({{player(1), Emperor}, {player(3), Guild}, {player(2), Fremen}},
                          baseAlone, false),
             u"nobody of atreides bene-gesserit harkonnen"_s);
    // p3 is still to pick, though p1 has.
    QCOMPARE(pickingAfter({{player(1), Emperor}}, baseAlone, false),
             u"p3 of atreides bene-gesserit fremen guild harkonnen"_s);
    QCOMPARE(pickingAfter({{player(9), Atreides}}, baseAlone, false),
             u"p3 of bene-gesserit emperor fremen guild harkonnen"_s);
}

void TestAdvancement::r7_3_theFactionsOfTheExpansion() {
    const auto base = u"p3 of atreides bene-gesserit emperor fremen guild harkonnen"_s;
    QCOMPARE(pickingAfter({}, withIxians, true), base + u" ixian tleilaxu");
    QCOMPARE(pickingAfter({}, withIxians, false), base);
    QCOMPARE(pickingAfter({}, baseAlone, true), base);
    // Factions that stand in the box of an expansion alone: the base factions are always there.
    QCOMPARE(pickingAfter({}, {GameSet::EcazMoritani}, true), base + u" ecaz moritani");
}

void TestAdvancement::r4_4_aRollThatWaitsIsFoundByItsPlayers() {
    const std::vector rolls{roll({1, 2}, {5, 3}), roll({1, 2, 3}, {})};
    QVERIFY(waitingRoll(rolls, players({3, 1, 2})) == &rolls[1]);
    QVERIFY(!waitingRoll(rolls, players({1, 2}))); // it has its dice
    QVERIFY(!waitingRoll(rolls, players({2, 3})));
}

} // namespace mentat::test::tst_advancement

MENTAT_TEST(tst_advancement, TestAdvancement, QCoreApplication)

#include "tst_advancement.moc"
