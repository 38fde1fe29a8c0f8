#include "scoring/dune/games/field.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_disqualification {

namespace {

/// p2 left this game, which p1 won.
Game leftBy(const SeatCase& whoLeft) {
    return game(Victory::Solo, {seat(1).wins(), whoLeft, seat(3)});
}

bool isDisqualified(const Event& event, int number) {
    expectSound(event);
    const Field field(event);
    return field.isDisqualified(*field.positionOf(player(number)));
}

std::optional<HeatNumber> firstDropout(const Event& event, int number) {
    const Field field(event);
    return field.firstDropout(*field.positionOf(player(number)));
}

Event eventOf(const std::vector<std::vector<Game>>& heats, std::optional<bool> byTheGm = {}) {
    Event event = eventWith(4, heats);
    event.players[1].disqualified = byTheGm;
    return event;
}

} // namespace

/// R6.1, R6.2.
class TestDisqualification : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r6_1_whoDropsOutIsDisqualified();
    void r6_1_unlessTheGmExcusesIt();
    void r6_1_oneDropoutIsEnough();
    void r6_1_aDropoutInAVoidGameDoesNotCount();
    void r6_1_aDropoutInAnUnfinishedGameCounts();
    void r6_1_leavingTheFinalDisqualifiesNobody();
    void r6_2_byTheGmsWordAlone();
    void r6_2_theOthersKeepTheirResults();
    void r6_2_whoIsReinstatedIsRankedWithAllGames();
    void firstDropoutIsTheEarliestHeats();
    void r7_6_participantsAreThePeopleWithACompletedGame();
};

void TestDisqualification::r6_1_whoDropsOutIsDisqualified() {
    const Event event = eventOf({{leftBy(seat(2).leaves(4))}});
    QVERIFY(isDisqualified(event, 2));
    for (const int other : {1, 3, 4})
        QVERIFY(!isDisqualified(event, other));
}

void TestDisqualification::r6_1_unlessTheGmExcusesIt() {
    QVERIFY(!isDisqualified(eventOf({{leftBy(seat(2).leaves(4).excused())}}), 2));
}

void TestDisqualification::r6_1_oneDropoutIsEnough() {
    QVERIFY(isDisqualified(
        eventOf({{leftBy(seat(2).leaves().excused())}, {leftBy(seat(2).leaves())}}), 2));
    QVERIFY(isDisqualified(eventOf({{leftBy(seat(2).leaves())}, {leftBy(seat(2))}}), 2));
}

void TestDisqualification::r6_1_aDropoutInAVoidGameDoesNotCount() {
    QVERIFY(!isDisqualified(eventOf({{voided(leftBy(seat(2).leaves()))}}), 2));
}

void TestDisqualification::r6_1_aDropoutInAnUnfinishedGameCounts() {
    const Event event = eventOf({{game(std::nullopt, {seat(1), seat(2).leaves()})}});
    QVERIFY(isDisqualified(event, 2));
    QCOMPARE(standings(event).disqualified.size(), 1U);
}

void TestDisqualification::r6_1_leavingTheFinalDisqualifiesNobody() {
    Event event = eventOf({{leftBy(seat(2))}});
    setFinal(event, leftBy(seat(2).leaves(3)));
    QVERIFY(!isDisqualified(event, 2));
    QCOMPARE(firstDropout(event, 2), std::nullopt);
}

void TestDisqualification::r6_2_byTheGmsWordAlone() {
    QVERIFY(isDisqualified(eventOf({{leftBy(seat(2))}}, true), 2));
    QVERIFY(isDisqualified(eventOf({}, true), 2));
    QVERIFY(isDisqualified(eventOf({{leftBy(seat(2).leaves().excused())}}, true), 2));
}

void TestDisqualification::r6_2_theOthersKeepTheirResults() {
    const Event event = eventOf({{leftBy(seat(2).leaves())}});
    QCOMPARE(textOf(standings(event)), u"1 p1 qp 1.5:0, 2 p3 last"_s);
    Event without = eventOf({{leftBy(seat(2))}});
    QCOMPARE(pointsOf(standings(event).ranked[0]), pointsOf(standings(without).ranked[0]));
}

void TestDisqualification::r6_2_whoIsReinstatedIsRankedWithAllGames() {
    const Game won = game(Victory::Solo, {seat(2).wins(), seat(1), seat(3)});
    const Event event = eventOf({{won}, {leftBy(seat(2).leaves())}}, false);
    QVERIFY(!isDisqualified(event, 2));
    const Standing row = standings(event).ranked[1];
    QCOMPARE(row.player, player(2));
    QCOMPARE(row.games, 2);
    QCOMPARE(pointsOf(row), QualificationPoints::fromHalves(3));
}

void TestDisqualification::firstDropoutIsTheEarliestHeats() {
    const Game stayed = leftBy(seat(2));
    const Game left = leftBy(seat(2).leaves());
    QCOMPARE(firstDropout(eventOf({{stayed}}), 2), std::nullopt);
    QCOMPARE(firstDropout(eventOf({{stayed}, {left}, {left}}), 2), HeatNumber(2));
    QCOMPARE(firstDropout(eventOf({{leftBy(seat(2).leaves().excused())}, {left}}), 2),
             HeatNumber(2));
    QCOMPARE(firstDropout(eventOf({{voided(left)}, {stayed}, {left}}), 2), HeatNumber(3));
    Event disordered = eventOf({{left}, {left}});
    std::swap(play(disordered).heats[0], play(disordered).heats[1]);
    QCOMPARE(firstDropout(disordered, 2), HeatNumber(1));
}

void TestDisqualification::r7_6_participantsAreThePeopleWithACompletedGame() {
    const auto participants = [](const Event& event) { return Field(event).participants(); };
    QCOMPARE(participants(eventOf({})), 0U);
    QCOMPARE(participants(eventOf({{game(std::nullopt, {seat(1), seat(2)})}})), 0U);
    QCOMPARE(participants(eventOf({{voided(leftBy(seat(2)))}})), 0U);
    // Each once, the disqualified too; who played the final alone is none of them.
    Event event = eventOf({{leftBy(seat(2).leaves())}, {leftBy(seat(2))}});
    setFinal(event, game(Victory::Solo, {seat(4).wins()}));
    QCOMPARE(participants(event), 3U);
}

} // namespace mentat::test::tst_disqualification

MENTAT_TEST(tst_disqualification, TestDisqualification, QCoreApplication)

#include "tst_disqualification.moc"
