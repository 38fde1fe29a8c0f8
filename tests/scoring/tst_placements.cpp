#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/games/best_game.h"
#include "scoring/ranking/standings.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_placements {

namespace {

using enum Faction;

/// An event whose heats so many people played, with this final.
Event eventOf(const Game& final, int participants = 20) {
    Event event = eventWith(std::max(participants, 7), {});
    std::vector<SeatCase> seats;
    for (int number = 1; number <= participants; ++number)
        seats.push_back(seat(number));
    if (!seats.empty()) {
        seats.front().wins();
        event = eventWith(std::max(participants, 7), {{game(Victory::Solo, seats)}});
    }
    setFinal(event, final);
    return event;
}

std::vector<Placement> placementsIn(const Event& event) {
    expectSound(event);
    return dunePlacements(event);
}

/// Of each place and player what separates it from the next: "1 p2 kind, 2 p1 tie, 2 p3 last"
QString placesOf(const Event& event) {
    QStringList texts;
    for (const Placement& row : placementsIn(event))
        texts.append(u"%1 %2 %3"_s.arg(QString::number(row.place.value()), row.player.text(),
                                       placeTextOf(row.fromNext)));
    return texts.join(u", "_s);
}

QString placesOf(Victory victory, const std::vector<SeatCase>& seats) {
    return placesOf(eventOf(game(victory, seats)));
}

QString placesWithPrediction(int predicted, const std::vector<SeatCase>& seats) {
    Game final = game(Victory::BgPrediction, seats);
    dune(final).predicted = player(predicted);
    return placesOf(eventOf(final));
}

/// p1 wins, p2 … follow in the order of their strongholds.
std::vector<SeatCase> inOrder(int players) {
    std::vector<SeatCase> seats{seat(1).wins().has(3, 0, 0, 0)};
    for (int number = 2; number <= players; ++number)
        seats.push_back(seat(number).has(20 - number, 0, 0, 0));
    return seats;
}

QString laurelsIn(const Event& event) {
    QStringList texts;
    for (const Placement& row : placementsIn(event))
        texts.append(row.laurels.text());
    return texts.join(u' ');
}

QString laurelsOf(int participants, int prizeLevel, int finalists = 6) {
    Event event = eventOf(game(Victory::Solo, inOrder(finalists)), participants);
    event.settings.prizeLevel = Count(prizeLevel);
    return laurelsIn(event);
}

QString plaquesIn(const Event& event) {
    QStringList texts;
    for (const Placement& row : placementsIn(event)) {
        if (row.plaque)
            texts.append(row.player.text());
    }
    return texts.join(u' ');
}

/// p1 wins; all the others are equal in everything.
Event withEquals(int finalists) {
    std::vector<SeatCase> seats{seat(1).wins()};
    for (int number = 2; number <= finalists; ++number)
        seats.push_back(seat(number).has(1, 2, 3, 4));
    return eventOf(game(Victory::Solo, seats));
}

} // namespace

/// R7.5, R7.6.
class TestPlacements : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r7_5_aSoleWinnerIsFirst();
    void r7_5_severalWinnersByTheirOwnValues();
    void r7_5_aPredictionPlacesThree();
    void r7_5_thePredictedsAllyCountsUnless();
    void r7_5_severalAlliesOfThePredictedByTheirOwnValues();
    void r7_5_everybodyElseByOwnValues();
    void r7_5_theShieldWallIsAStronghold();
    void r7_5_dropoutsAreLast();
    void r7_5_anUnknownCountsNothing();
    void r7_5_equalsShareAPlaceUntilARoll();
    void r7_5_aRollIsTheFinalsOwn();
    void unfinishedAndVoidFinalsPlaceNobody();
    void r7_6_laurels_data();
    void r7_6_laurels();
    void r7_6_aSharedPlaceTakesTheMean();
    void r7_6_plaquesGoToThePrizeLevel();
};

void TestPlacements::r7_5_aSoleWinnerIsFirst() {
    QCOMPARE(placesOf(Victory::Solo, {seat(1).has(9, 9, 9, 9), seat(2).wins().has(0, 0, 0, 0)}),
             u"1 p2 kind, 2 p1 last"_s);
    for (const Victory victory : {Victory::Adjudicated, Victory::FremenDefault})
        QCOMPARE(placesOf(victory, {seat(1).has(9, 9, 9, 9), seat(2).as(Fremen).wins()}),
                 u"1 p2 kind, 2 p1 last"_s);
}

void TestPlacements::r7_5_severalWinnersByTheirOwnValues() {
    QCOMPARE(placesOf(Victory::Alliance,
                      {seat(1).allied(1).wins().has(1, 9, 9, 4), seat(2).has(2, 20, 30, 4),
                       seat(3).allied(1).wins().has(3, 5, 0, 0)}),
             u"1 p3 strongholds 3:1, 2 p1 kind, 3 p2 last"_s);
    QCOMPARE(placesOf(Victory::Solo,
                      {seat(1).wins().has(3, 4, 0, 0), seat(2).wins().has(3, 5, 0, 0), seat(3)}),
             u"1 p2 tokens 5:4, 2 p1 kind, 3 p3 last"_s);
    QCOMPARE(placesOf(Victory::GuildDefault, {seat(1).as(Guild).allied(1).wins().has(0, 2, 0, 0),
                                              seat(2).allied(1).wins().has(0, 2, 7, 0)}),
             u"1 p2 spice 7:0, 2 p1 last"_s);
}

void TestPlacements::r7_5_aPredictionPlacesThree() {
    QCOMPARE(placesWithPrediction(3, {seat(1).as(BeneGesserit).wins().has(0, 0, 0, 0),
                                      seat(2).has(5, 0, 0, 0), seat(3).allied(1).has(1, 0, 0, 0),
                                      seat(4).allied(1).has(0, 0, 0, 0)}),
             u"1 p1 kind, 2 p3 kind, 3 p4 kind, 4 p2 last"_s);
    QCOMPARE(placesWithPrediction(3, {seat(1).as(BeneGesserit).wins(), seat(2).has(5, 0, 0, 0),
                                      seat(3), seat(4).has(6, 0, 0, 0)}),
             u"1 p1 kind, 2 p3 kind, 3 p4 strongholds 6:5, 4 p2 last"_s);
}

void TestPlacements::r7_5_thePredictedsAllyCountsUnless() {
    // The ally is the Bene Gesserit.
    QCOMPARE(placesWithPrediction(2, {seat(1).as(BeneGesserit).allied(1).wins(), seat(2).allied(1),
                                      seat(3).has(1, 0, 0, 0)}),
             u"1 p1 kind, 2 p2 kind, 3 p3 last"_s);
    // The ally dropped out.
    QCOMPARE(placesWithPrediction(2, {seat(1).as(BeneGesserit).wins(), seat(2).allied(1),
                                      seat(3).allied(1).leaves(5), seat(4).has(0, 0, 0, 0)}),
             u"1 p1 kind, 2 p2 kind, 3 p4 kind, 4 p3 last"_s);
}

void TestPlacements::r7_5_severalAlliesOfThePredictedByTheirOwnValues() {
    Game final
        = game(Victory::BgPrediction, {seat(1).as(BeneGesserit).wins(), seat(2).allied(1),
                                       seat(3).allied(1).has(1, 3, 0, 0),
                                       seat(4).allied(1).has(1, 4, 0, 0), seat(5).has(5, 0, 0, 0)});
    dune(final).predicted = player(2);
    Event event = eventOf(final);
    event.settings.allianceSize = Positive(3);
    QCOMPARE(placesOf(event), u"1 p1 kind, 2 p2 kind, 3 p4 tokens 4:3, 4 p3 kind, 5 p5 last"_s);
}

void TestPlacements::r7_5_everybodyElseByOwnValues() {
    // Alliances disregarded: p2 and p3 have 4 strongholds together.
    QCOMPARE(placesOf(Victory::Solo, {seat(1).wins(), seat(2).allied(1).has(2, 1, 0, 0),
                                      seat(3).allied(1).has(2, 1, 0, 1), seat(4).has(3, 0, 0, 0),
                                      seat(5).has(2, 1, 5, 0)}),
             u"1 p1 kind, 2 p4 strongholds 3:2, 3 p5 spice 5:0, 4 p3 cards 1:0, 5 p2 last"_s);
}

void TestPlacements::r7_5_theShieldWallIsAStronghold() {
    const std::vector seats{seat(1).wins(), seat(2).has(2, 1, 0, 0),
                            seat(3).has(2, 0, 0, 0).holdsShieldWall()};
    QCOMPARE(placesOf(Victory::Solo, seats), u"1 p1 kind, 2 p3 strongholds 3:2, 3 p2 last"_s);
    Event event = eventOf(game(Victory::Solo, seats));
    event.settings.shieldWallAdjudicated = false; // R3.4
    QCOMPARE(placesOf(event), u"1 p1 kind, 2 p2 tokens 1:0, 3 p3 last"_s);
    // Beside an unknown number, which counts 0, it is one.
    QCOMPARE(placesOf(Victory::Solo, {seat(1).wins(), seat(2).has(0, 9, 9, 4),
                                      seat(3).has(unknown, 0, 0, 0).holdsShieldWall()}),
             u"1 p1 kind, 2 p3 strongholds 1:0, 3 p2 last"_s);
}

void TestPlacements::r7_5_dropoutsAreLast() {
    QCOMPARE(placesOf(Victory::Solo, {seat(1).leaves(3).has(5, 5, 5, 4), seat(2).has(0, 0, 0, 0),
                                      seat(3).leaves().has(9, 9, 9, 4), seat(4).leaves(7),
                                      seat(5).wins(), seat(6).leaves(3).has(5, 6, 0, 0)}),
             u"1 p5 kind, 2 p2 kind, 3 p4 left 7:3, 4 p6 tokens 6:5, 5 p1 left 3:–, 6 p3 last"_s);
    // Of two who left in turns unknown their own values say more.
    QCOMPARE(placesOf(Victory::Solo, {seat(1).wins(), seat(2).leaves().has(1, 0, 0, 0),
                                      seat(3).leaves().has(2, 0, 0, 0)}),
             u"1 p1 kind, 2 p3 strongholds 2:1, 3 p2 last"_s);
    // Excused or not: leaving the final costs a place in it (R6.1).
    QCOMPARE(placesOf(Victory::Solo,
                      {seat(1).wins(), seat(2).leaves(9).excused().has(5, 0, 0, 0), seat(3)}),
             u"1 p1 kind, 2 p3 kind, 3 p2 last"_s);
}

void TestPlacements::r7_5_anUnknownCountsNothing() {
    const Event event
        = eventOf(game(Victory::Solo, {seat(1).wins(), seat(2).has(2, unknown, unknown, unknown),
                                       seat(3).has(2, 1, 0, 0), seat(4).has(2, 0, 0, 0)}));
    QCOMPARE(placesOf(event), u"1 p1 kind, 2 p3 tokens 1:–, 3 p2 tie, 3 p4 last"_s);
    QCOMPARE(textOf(endValuesIn(placementsIn(event)[2].values, FirstFinalValueKey)),
             u"2 – – –"_s); // and is marked
}

void TestPlacements::r7_5_equalsShareAPlaceUntilARoll() {
    Event event = withEquals(4);
    QCOMPARE(placesOf(event), u"1 p1 kind, 2 p2 tie, 2 p3 tie, 2 p4 last"_s);
    for (const Placement& row : placementsIn(event))
        QCOMPARE(row.tied, row.player != player(1));
    auto& rolls = play(event).stage().tieRolls;
    rolls = {roll({4, 2, 3}, {6, 1, 1})};
    QCOMPARE(placesOf(event), u"1 p1 kind, 2 p4 roll 6:1, 3 p2 tie, 3 p3 last"_s);
    rolls.push_back(roll({2, 3}, {1, 2}));
    QCOMPARE(placesOf(event), u"1 p1 kind, 2 p4 roll 6:1, 3 p3 roll 2:1, 4 p2 last"_s);
    // Winners who are equal share the first place.
    QCOMPARE(placesOf(Victory::Alliance, {seat(1).allied(1).wins(), seat(2).allied(1).wins()}),
             u"1 p1 tie, 1 p2 last"_s);
}

void TestPlacements::r7_5_aRollIsTheFinalsOwn() {
    Event event = withEquals(3);
    event.tieRolls = {roll({2, 3}, {1, 6})}; // the standings'
    QCOMPARE(placesOf(event), u"1 p1 kind, 2 p2 tie, 2 p3 last"_s);
}

void TestPlacements::unfinishedAndVoidFinalsPlaceNobody() {
    QVERIFY(placementsIn(eventWith(6)).empty());
    QVERIFY(placementsIn(eventOf(game(std::nullopt, {seat(1), seat(2)}))).empty());
    QVERIFY(placementsIn(eventOf(voided(game(Victory::Solo, {seat(1).wins()})))).empty());
}

void TestPlacements::r7_6_laurels_data() {
    QTest::addColumn<int>("participants");
    QTest::addColumn<int>("prizeLevel");
    QTest::addColumn<QString>("laurels");
    QTest::newRow("level 4, as in 2012") << 45 << 4 << u"40 24 16 12 8 4"_s;
    QTest::newRow("level 3") << 45 << 3 << u"30 18 12 9 6 3"_s;
    QTest::newRow("level 1") << 12 << 1 << u"10 6 4 3 2 1"_s;
    QTest::newRow("level 0") << 45 << 0 << u"0 0 0 0 0 0"_s;
    QTest::newRow("half of 11 players") << 11 << 1 << u"10 6 4 3 2 0"_s;
    QTest::newRow("half of 10 players") << 10 << 1 << u"10 6 4 3 2 0"_s;
    QTest::newRow("half of 9 players") << 9 << 1 << u"10 6 4 3 0 0"_s;
    QTest::newRow("8 players are enough") << 8 << 1 << u"10 6 4 3 0 0"_s;
    QTest::newRow("7 players are not") << 7 << 1 << u"0 0 0 0 0 0"_s;
}

void TestPlacements::r7_6_laurels() {
    QFETCH(int, participants);
    QFETCH(int, prizeLevel);
    QFETCH(QString, laurels);
    QCOMPARE(laurelsOf(participants, prizeLevel), laurels);
    QCOMPARE(laurelsOf(participants, prizeLevel, 7), laurels + u" 0"); // six places have laurels
    QCOMPARE(mentat::laurelsOf(1, static_cast<size_t>(participants), Count(prizeLevel)),
             laurels.split(u' ').first().toLongLong());
}

void TestPlacements::r7_6_aSharedPlaceTakesTheMean() {
    QCOMPARE(laurelsIn(withEquals(3)), u"30 15 15"_s);    // of 18 and 12
    QCOMPARE(laurelsIn(withEquals(4)), u"30 13 13 13"_s); // of 18, 12 and 9
    QCOMPARE(laurelsIn(withEquals(5)), u"30 45/4 45/4 45/4 45/4"_s);
    // Of what the places would get, those below half the field nothing.
    std::vector<SeatCase> seats = inOrder(3);
    for (const int number : {4, 5})
        seats.push_back(seat(number).has(0, 0, 0, 0));
    QCOMPARE(laurelsIn(eventOf(game(Victory::Solo, seats), 8)), u"30 18 12 9/2 9/2"_s);
}

void TestPlacements::r7_6_plaquesGoToThePrizeLevel() {
    Event event = eventOf(game(Victory::Solo, inOrder(6)));
    QCOMPARE(plaquesIn(event), u"p1 p2 p3"_s);
    event.settings.prizeLevel = Count(1);
    QCOMPARE(plaquesIn(event), u"p1"_s);
    event.settings.prizeLevel = Count(0);
    QCOMPARE(plaquesIn(event), QString());
    event.settings.prizeLevel = Count(9);
    QCOMPARE(plaquesIn(event), u"p1 p2 p3 p4 p5 p6"_s);
    // Who shares the last place with a plaque has one.
    Event shared = withEquals(5);
    shared.settings.prizeLevel = Count(2);
    QCOMPARE(plaquesIn(shared), u"p1 p2 p3 p4 p5"_s);
    shared.settings.prizeLevel = Count(1);
    QCOMPARE(plaquesIn(shared), u"p1"_s);
}

} // namespace mentat::test::tst_placements

MENTAT_TEST(tst_placements, TestPlacements, QCoreApplication)

#include "tst_placements.moc"
