#include "scoring/dune/dune_awards.h"
#include "scoring/dune/games/points.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_awards {

namespace {

using enum Faction;

constexpr int turns = 6;

/// Six turns, so that in a full game of six the PP ÷ 6 are the normalized ones.
Game played(const std::vector<SeatCase>& seats) {
    return afterTurns(game(Victory::Solo, seats), turns);
}

/// Somebody else won with a faction that nobody asks for; six started.
Game scored(const std::vector<SeatCase>& seats) {
    std::vector<SeatCase> all = seats;
    all.push_back(seat(20).as(Moritani).wins());
    return joinedBy(played(all), 21, 6 - static_cast<int>(all.size()));
}

std::vector<Award> awardsIn(const Event& event) {
    expectSound(event);
    return duneAwards(event);
}

QString textOf(const std::vector<Performance>& performances) {
    QStringList texts;
    for (const Performance& one : performances)
        texts.append(one.player.text() + u' ' + one.normalized.text());
    return texts.join(u", "_s);
}

QString told(const Award& award) {
    return textOf(award.winners) + (award.tied ? u" tied"_s : QString())
           + (award.decided ? u" decided"_s : QString());
}

Event eventOf(const std::vector<std::vector<Game>>& heats) {
    return eventWith(30, heats);
}

/// Who is Best Atreides: "p1 3/2, p2 3/2 tied". "none": nobody eligible played them.
QString bestAtreides(const Event& event) {
    for (const Award& award : awardsIn(event)) {
        if (award.side == Atreides)
            return told(award);
    }
    return u"none"_s;
}

QString bestAtreides(const std::vector<std::vector<Game>>& heats) {
    return bestAtreides(eventOf(heats));
}

SeatCase atreides(int number, double points) {
    return seat(number).as(Atreides).scores(points);
}

AwardDecision decision(int number, Faction faction = Atreides) {
    return {faction, player(number), {}, false};
}

QString normalizedOf(int halves, int gameTurns, int starters) {
    return normalized(PerformancePoints::fromHalves(halves), Turns(gameTurns), starters).text();
}

double pointsFor(const ControlGrid& grid, const Settings& settings = {}) {
    return performanceOf(seat(1).controls(grid).seat(), settings)->halves() / 2.0;
}

} // namespace

/// R5.1 to R5.4.
class TestAwards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r5_1_whatAStrongholdIsWorthInATurn();
    void r5_1_theWorthIsASetting();
    void r5_1_pointsAsGivenComeBeforeTheGrid();
    void r5_2_normalizedPoints();
    void r5_2_whatIsUnknownLeavesNoFigure();
    void r5_3_theHighestNormalizedPointsWin();
    void r5_3_winningTheGameDoesNotMatter();
    void r5_3_onlyCompletedPreliminaryGamesCount();
    void r5_3_theDisqualifiedAreOutOfIt();
    void r5_3_aFactionNobodyScoredWithHasNoAward();
    void r5_3_equalsAreAllNamed();
    void r5_3_oneNameTwiceIsNoTie();
    void r5_3_theGmDecidesBetweenEquals();
    void r5_3_aDecisionCountsOnlyBetweenEquals();
    void r5_3_theRunnerUpIsTheNextBest();
    void awardsStandInTheOrderOfTheFactions();
    void winnersStandInTheOrderOfTheDocument();
};

void TestAwards::r5_1_whatAStrongholdIsWorthInATurn() {
    using enum Stronghold;
    for (const Stronghold city : {Arrakeen, Carthag})
        QCOMPARE(pointsFor({{city}}), 1.0);
    for (const Stronghold other :
         {SietchTabr, HabbanyaSietch, TueksSietch, HiddenMobileStronghold, JacurutuSietch})
        QCOMPARE(pointsFor({{other}}), 0.5);
    QCOMPARE(pointsFor({{ShieldWall}}), 0.0);
    QCOMPARE(pointsFor({{Arrakeen, SietchTabr}, {}, {Arrakeen, ShieldWall}}), 2.5);
    // Three tech tokens are no place.
    QCOMPARE(performanceOf(seat(1).controls({{Carthag}}).holdsTechTokens().seat(), {}),
             std::optional(PerformancePoints::fromHalves(2)));
}

void TestAwards::r5_1_theWorthIsASetting() {
    Settings settings;
    settings.cityPoints = PerformancePoints::fromHalves(6);
    settings.strongholdPoints = PerformancePoints::fromHalves(4);
    settings.shieldWallPoints = PerformancePoints::fromHalves(1);
    using enum Stronghold;
    QCOMPARE(pointsFor({{Arrakeen}}, settings), 3.0);
    QCOMPARE(pointsFor({{TueksSietch}}, settings), 2.0);
    QCOMPARE(pointsFor({{ShieldWall}}, settings), 0.5);
}

void TestAwards::r5_1_pointsAsGivenComeBeforeTheGrid() {
    QCOMPARE(performanceOf(seat(1).seat(), {}), std::optional<PerformancePoints>());
    QCOMPARE(performanceOf(seat(1).scores(0).seat(), {}), std::optional(PerformancePoints()));
    // A grid in which nothing was held is a zero, and no unknown.
    QCOMPARE(pointsFor({{}, {}}), 0.0);
    Game byGrid = scored({seat(1).as(Atreides).controls(
        {{Stronghold::Arrakeen}, {Stronghold::Arrakeen}, {Stronghold::Arrakeen}, {}, {}, {}})});
    QCOMPARE(bestAtreides({{byGrid}}), u"p1 1/2"_s);
}

void TestAwards::r5_2_normalizedPoints() {
    QCOMPARE(normalizedOf(19, 7, 5), u"95/84"_s); // Atreides, 5 players, 7 turns, 9.5 PP
    QCOMPARE(normalized(PerformancePoints::fromHalves(19), Turns(7), 5).thousandths(), 1131);
    QCOMPARE(normalizedOf(12, 6, 6), u"1"_s);
    QCOMPARE(normalizedOf(0, 6, 6), u"0"_s);
    QCOMPARE(normalizedOf(1, 10, 3), u"1/40"_s);
    // Dropouts have started (R2.1).
    QCOMPARE(bestAtreides({{afterTurns(game(Victory::Solo, {atreides(1, 9.5), seat(2).wins(),
                                                            seat(3).leaves(), seat(4), seat(5)}),
                                       7)}}),
             u"p1 95/84"_s);
}

void TestAwards::r5_2_whatIsUnknownLeavesNoFigure() {
    QCOMPARE(bestAtreides({{scored({seat(1).as(Atreides)})}}), QString());
    Game withoutTurns = scored({atreides(1, 9)});
    withoutTurns.turns.reset();
    QCOMPARE(bestAtreides({{withoutTurns}}), QString());
    Game conceded = afterTurns(scored({atreides(1, 9)}), 0);
    dune(conceded).ending = Ending::Concession;
    QCOMPARE(bestAtreides({{conceded}}), QString());
    // Who has no figure takes nothing from those who have.
    QCOMPARE(bestAtreides({{withoutTurns},
                           {scored({seat(2).as(Atreides)})},
                           {joinedBy(played({atreides(4, 3), seat(5).wins()}), 6, 4)}}),
             u"p4 1/2"_s);
}

void TestAwards::r5_3_theHighestNormalizedPointsWin() {
    // Fewer points in fewer turns can be more.
    const Game longer = scored({atreides(1, 6)});
    const Game shorter
        = afterTurns(joinedBy(game(Victory::Solo, {atreides(2, 4), seat(3).wins()}), 4, 4), 3);
    QCOMPARE(bestAtreides({{longer, shorter}}), u"p2 4/3"_s);
    // In one game: the points of several are never added up.
    QCOMPARE(bestAtreides({{scored({atreides(1, 5)}),
                            joinedBy(played({atreides(2, 6), seat(3).wins()}), 4, 4)},
                           {scored({atreides(1, 5)})}}),
             u"p2 1"_s);
}

void TestAwards::r5_3_winningTheGameDoesNotMatter() {
    QCOMPARE(bestAtreides({{scored({atreides(1, 6)}),
                            joinedBy(played({atreides(2, 5.5).wins(), seat(3)}), 4, 4)}}),
             u"p1 1"_s);
}

void TestAwards::r5_3_onlyCompletedPreliminaryGamesCount() {
    Game unfinished = scored({atreides(1, 6)});
    dune(unfinished).victory.reset();
    dune(unfinished.seats[1]).winner = false;
    QCOMPARE(bestAtreides({{unfinished}}), u"none"_s);
    QCOMPARE(bestAtreides({{voided(scored({atreides(1, 6)}))}}), u"none"_s);
    Event event = eventOf({{scored({atreides(1, 3)})}});
    setFinal(event, scored({atreides(2, 9)}));
    QCOMPARE(bestAtreides(event), u"p1 1/2"_s);
}

void TestAwards::r5_3_theDisqualifiedAreOutOfIt() {
    QCOMPARE(bestAtreides({{scored({atreides(1, 9).leaves()})}}), u"none"_s);
    QCOMPARE(bestAtreides({{scored({atreides(1, 9).leaves().excused()})}}), u"p1 3/2"_s);
    // Out with all games, also with those before.
    Event event = eventOf({{scored({atreides(1, 9)})}, {scored({atreides(2, 3)})}});
    event.players[0].disqualified = true;
    QCOMPARE(bestAtreides(event), u"p2 1/2"_s);
}

void TestAwards::r5_3_aFactionNobodyScoredWithHasNoAward() {
    const Event event = eventOf({{scored({atreides(1, 0), seat(2).as(Guild).scores(0.5)})}});
    QCOMPARE(bestAtreides(event), QString());
    const Award award = awardsIn(event).front();
    QVERIFY(!award.normalized() && !award.tied && !award.decided);
    QCOMPARE(textOf(award.others), u"p1 0"_s);
}

void TestAwards::r5_3_equalsAreAllNamed() {
    // 6 points in 6 turns among six, and in 5 among five.
    const Game other
        = afterTurns(joinedBy(game(Victory::Solo, {atreides(2, 6), seat(3).wins()}), 4, 3), 5);
    QCOMPARE(bestAtreides({{scored({atreides(1, 6)}), other}}), u"p1 1, p2 1 tied"_s);
    // What only looks equal when it is rounded is not.
    Event event = eventOf({{afterTurns(scored({atreides(1, 1000.5)}), 3001)},
                           {afterTurns(scored({atreides(2, 333)}), 999)}});
    event.settings.turnLimit = Positive(3001);
    QCOMPARE(bestAtreides(event), u"p1 2001/6002"_s);
}

void TestAwards::r5_3_oneNameTwiceIsNoTie() {
    Event event = eventOf({{scored({atreides(1, 6)})}, {scored({atreides(1, 6)})}});
    QCOMPARE(bestAtreides(event), u"p1 1, p1 1"_s);
    event.awardDecisions = {decision(1)};
    QCOMPARE(bestAtreides(event), u"p1 1, p1 1"_s);
}

void TestAwards::r5_3_theGmDecidesBetweenEquals() {
    Event event = eventOf(
        {{scored({atreides(1, 6)})}, {scored({atreides(2, 6)})}, {scored({atreides(2, 6)})}});
    QCOMPARE(bestAtreides(event), u"p1 1, p2 1, p2 1 tied"_s);
    event.awardDecisions = {decision(2)};
    QCOMPARE(bestAtreides(event), u"p2 1, p2 1, p1 1 decided"_s);
    event.awardDecisions = {decision(2), decision(1, Guild)};
    QCOMPARE(bestAtreides(event), u"p2 1, p2 1, p1 1 decided"_s);
}

void TestAwards::r5_3_aDecisionCountsOnlyBetweenEquals() {
    Event event = eventOf(
        {{scored({atreides(1, 6)})}, {scored({atreides(2, 6)})}, {scored({atreides(3, 5)})}});
    const auto tie = u"p1 1, p2 1 tied"_s;
    event.awardDecisions = {decision(3)};
    QCOMPARE(bestAtreides(event), tie);
    event.awardDecisions = {decision(1, Guild)};
    QCOMPARE(bestAtreides(event), tie);
    // It only says that the award was handed over.
    event.awardDecisions = {{Atreides, {}, {}, true}};
    QCOMPARE(bestAtreides(event), tie);
    // The tie is no more: it is kept, and decides nothing.
    event.awardDecisions = {decision(2)};
    dune(play(event).heats[0].games[0].seats[0]).performancePoints
        = PerformancePoints::fromHalves(13);
    QCOMPARE(bestAtreides(event), u"p1 13/12"_s);
}

void TestAwards::r5_3_theRunnerUpIsTheNextBest() {
    const Event event = eventOf({{scored({atreides(1, 6)})},
                                 {scored({atreides(2, 4)})},
                                 {scored({atreides(3, 5)})},
                                 {scored({seat(4).as(Atreides)})},
                                 {scored({atreides(5, 0)})}});
    QCOMPARE(textOf(awardsIn(event).front().others), u"p3 5/6, p2 2/3, p5 0"_s);
}

void TestAwards::awardsStandInTheOrderOfTheFactions() {
    const Event event = eventOf({{scored({seat(1).as(Tleilaxu).scores(1), seat(2).as(Guild),
                                          seat(3).as(Atreides).scores(2), seat(4)})}});
    QStringList factions;
    for (const Award& award : awardsIn(event))
        factions.append(idOf(award.side));
    QCOMPARE(factions.join(u' '), u"atreides guild tleilaxu moritani"_s);
}

void TestAwards::winnersStandInTheOrderOfTheDocument() {
    Event event = eventOf({{scored({atreides(2, 6)})}, {scored({atreides(1, 6)})}});
    QCOMPARE(bestAtreides(event), u"p2 1, p1 1 tied"_s);
    std::swap(play(event).heats[0], play(event).heats[1]);
    QCOMPARE(bestAtreides(event), u"p1 1, p2 1 tied"_s);
}

} // namespace mentat::test::tst_awards

MENTAT_TEST(tst_awards, TestAwards, QCoreApplication)

#include "tst_awards.moc"
