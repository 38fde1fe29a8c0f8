#include "scoring/dune/results/adjudication.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_adjudication {

namespace {

QString toldOf(const Verdict& verdict) {
    QStringList parts{QString(idOf(verdict.decidedBy))};
    if (!verdict.winners.empty())
        parts.append(textOf(verdict.winners));
    for (const auto& side : verdict.tied)
        parts.append(u'[' + textOf(side) + u']');
    for (const Need& need : verdict.needs)
        parts.append(need.player.text() + u' ' + idOf(need.value));
    if (verdict.decision) {
        parts.append(u"%1:%2 of %3"_s.arg(verdict.decision->winners)
                         .arg(verdict.decision->next)
                         .arg(textOf(verdict.decision->nextSide)));
    }
    return parts.join(u", "_s);
}

Game unfinished(const std::vector<SeatCase>& seats) {
    return game(std::nullopt, seats);
}

/// "spice, p1 p2, 12:9 of p3"
QString verdictOf(const std::vector<SeatCase>& seats, const Settings& settings = {}) {
    const Game game = unfinished(seats);
    Event event = eventWith(6, {{game}});
    event.settings = settings;
    expectSound(event);
    return toldOf(adjudicate(game, settings));
}

Settings withoutShieldWall() {
    Settings settings;
    settings.shieldWallAdjudicated = false;
    return settings;
}

} // namespace

/// R3.2 to R3.5.
class TestAdjudication : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r3_2_valuesDecideInTheirOrder_data();
    void r3_2_valuesDecideInTheirOrder();
    void r3_3_anAllianceIsOneSideAndItsValuesAreSummed();
    void r3_3_onlySidesEqualForTheLeadAreCompared();
    void r3_3_oneDieASideWhereAllFourAreEqual();
    void r3_3_theDieIsRolledAgainWhileItIsEqual();
    void r3_3_dropoutsHaveNoSide();
    void r3_3_whoeverIsTheOnlySideWins();
    void r3_4_theShieldWallCountsUnlessTheEventSaysOtherwise();
    void r3_5_anUnknownOfASideStillComparedLeavesItOpen();
    void r3_5_anUnknownThatIsNotReachedDoesNotMatter();
    void r3_5_aMissingRollIsATie();
    void recordedWinnersAreIgnored();
    void playersStandBySeatAndSidesByTheirFirst();
    void r3_2_theDecisionIsTheLeadersSumAndTheNext();
};

void TestAdjudication::r3_2_valuesDecideInTheirOrder_data() {
    QTest::addColumn<EndValue>("value");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("strongholds") << EndValue::Strongholds << u"strongholds, p1, 3:2 of p2"_s;
    QTest::newRow("tokens") << EndValue::Tokens << u"tokens, p1, 3:2 of p2"_s;
    QTest::newRow("spice") << EndValue::Spice << u"spice, p1, 3:2 of p2"_s;
    QTest::newRow("cards") << EndValue::Cards << u"cards, p1, 3:2 of p2"_s;
}

void TestAdjudication::r3_2_valuesDecideInTheirOrder() {
    QFETCH(EndValue, value);
    QFETCH(QString, verdict);
    // Equal before the value, ahead in it, far behind in all that come after it.
    const auto of = [value](EndValue one, int at, int after) {
        return one < value ? 2 : one == value ? at : after;
    };
    const auto told = [&](int number, int at, int after) {
        return seat(number).has(of(EndValue::Strongholds, at, after),
                                of(EndValue::Tokens, at, after), of(EndValue::Spice, at, after),
                                of(EndValue::Cards, at, after));
    };
    QCOMPARE(verdictOf({told(1, 3, 0), told(2, 2, 9)}), verdict);
}

void TestAdjudication::r3_3_anAllianceIsOneSideAndItsValuesAreSummed() {
    QCOMPARE(verdictOf({seat(1).allied(7).has(1, 5, 0, 0), seat(2).has(2, 20, 9, 4),
                        seat(3).allied(7).has(2, 1, 0, 0)}),
             u"strongholds, p1 p3, 3:2 of p2"_s);
    QCOMPARE(verdictOf({seat(1).allied(1).has(1, 5, 0, 0), seat(2).allied(1).has(1, 5, 0, 0),
                        seat(3).allied(2).has(0, 6, 0, 0), seat(4).allied(2).has(2, 5, 0, 0)}),
             u"tokens, p3 p4, 11:10 of p1 p2"_s);
}

void TestAdjudication::r3_3_onlySidesEqualForTheLeadAreCompared() {
    // p3 has most tokens, but fewer strongholds than the two in the lead.
    QCOMPARE(
        verdictOf({seat(1).has(2, 5, 0, 0), seat(2).has(2, 4, 0, 0), seat(3).has(1, 20, 9, 4)}),
        u"tokens, p1, 5:4 of p2"_s);
    // p1 falls out at the tokens, so its spice is nothing to p2 and p3.
    QCOMPARE(
        verdictOf({seat(1).has(2, 4, 30, 4), seat(2).has(2, 5, 1, 0), seat(3).has(2, 5, 2, 0)}),
        u"spice, p3, 2:1 of p2"_s);
}

void TestAdjudication::r3_3_oneDieASideWhereAllFourAreEqual() {
    QCOMPARE(verdictOf({seat(1).allied(1).has(1, 2, 2, 1), seat(2).has(2, 4, 4, 2).rolls({6}),
                        seat(3).allied(1).has(1, 2, 2, 1).rolls({3})}),
             u"roll, p2, 6:3 of p1 p3"_s);
    // Whoever is behind has no part in it, whatever the die.
    QCOMPARE(verdictOf({seat(1).has(2, 2, 2, 2).rolls({2}), seat(2).has(2, 2, 2, 2).rolls({1}),
                        seat(3).has(2, 2, 2, 1).rolls({6})}),
             u"roll, p1, 2:1 of p2"_s);
    // A die that was rolled too early decides nothing.
    QCOMPARE(verdictOf({seat(1).has(2, 2, 2, 2).rolls({1}), seat(2).has(2, 2, 2, 1).rolls({6})}),
             u"cards, p1, 2:1 of p2"_s);
}

void TestAdjudication::r3_3_theDieIsRolledAgainWhileItIsEqual() {
    const auto equal = [](int number) { return seat(number).has(1, 1, 1, 1); };
    QCOMPARE(verdictOf({equal(1).rolls({5, 5, 2}), equal(2).rolls({5, 5, 4}), equal(3).rolls({4})}),
             u"roll, p2, 4:2 of p1"_s);
    QCOMPARE(verdictOf({equal(1).rolls({5, 5}), equal(2).rolls({5, 5}), equal(3).rolls({4})}),
             u"tie, [p1], [p2]"_s);
    // One of the two has not rolled again yet.
    QCOMPARE(verdictOf({equal(1).rolls({5, 6}), equal(2).rolls({5}), equal(3).rolls({4})}),
             u"tie, [p1], [p2]"_s);
}

void TestAdjudication::r3_3_dropoutsHaveNoSide() {
    QCOMPARE(verdictOf({seat(1).has(5, 20, 30, 4).leaves(3), seat(2).has(1, 3, 0, 0),
                        seat(3).has(1, 2, 9, 4)}),
             u"tokens, p2, 3:2 of p3"_s);
    // Nor does a dropout add to the side of the ally.
    QCOMPARE(verdictOf({seat(1).allied(1).has(4, 9, 0, 0).leaves(3),
                        seat(2).allied(1).has(1, 3, 0, 0), seat(3).has(2, 2, 0, 0)}),
             u"strongholds, p3, 2:1 of p2"_s);
    QCOMPARE(verdictOf({seat(1).leaves(), seat(2).leaves()}), u"tie"_s);
}

void TestAdjudication::r3_3_whoeverIsTheOnlySideWins() {
    QCOMPARE(verdictOf({seat(1).allied(1), seat(2).allied(1), seat(3).leaves()}),
             u"only-side, p1 p2"_s);
}

void TestAdjudication::r3_4_theShieldWallCountsUnlessTheEventSaysOtherwise() {
    const std::vector seats{seat(1).has(2, 3, 0, 0), seat(2).has(2, 2, 0, 0).holdsShieldWall()};
    QCOMPARE(verdictOf(seats), u"strongholds, p2, 3:2 of p1"_s);
    QCOMPARE(verdictOf(seats, withoutShieldWall()), u"tokens, p1, 3:2 of p2"_s);
    // It does not make an unknown number known.
    QCOMPARE(verdictOf({seat(1).has(0, 3, 0, 0), seat(2).has(unknown, 2, 0, 0).holdsShieldWall()}),
             u"open, p2 strongholds"_s);
    // Tech tokens are a stronghold for a victory only (R9).
    QCOMPARE(verdictOf({seat(1).has(2, 3, 0, 0), seat(2).has(2, 2, 0, 0).holdsTechTokens()}),
             u"tokens, p1, 3:2 of p2"_s);
}

void TestAdjudication::r3_5_anUnknownOfASideStillComparedLeavesItOpen() {
    QCOMPARE(verdictOf({seat(1).has(3, 1, 1, 1), seat(2).has(unknown, 9, 9, 4), seat(3)}),
             u"open, p2 strongholds, p3 strongholds"_s);
    // One unknown addend is enough; whose it is stands by seat.
    QCOMPARE(verdictOf({seat(1).allied(1).has(1, 9, unknown, 1), seat(2).has(2, 9, 30, 1),
                        seat(3).allied(1).has(1, 0, unknown, 0), seat(4).has(0, 1, unknown, 0)}),
             u"open, p1 spice, p3 spice"_s);
}

void TestAdjudication::r3_5_anUnknownThatIsNotReachedDoesNotMatter() {
    QCOMPARE(verdictOf({seat(1).has(3, unknown, unknown, unknown), seat(2).has(2, 1, 1, 1)}),
             u"strongholds, p1, 3:2 of p2"_s);
    QCOMPARE(verdictOf(
                 {seat(1).has(3, 5, 0, 0), seat(2).has(3, 4, 0, 0), seat(3).has(2, unknown, 0, 0)}),
             u"tokens, p1, 5:4 of p2"_s);
    QCOMPARE(verdictOf({seat(1).has(3, 5, 0, 0), seat(2).has(2, 4, 0, 0), seat(3).leaves()}),
             u"strongholds, p1, 3:2 of p2"_s);
}

void TestAdjudication::r3_5_aMissingRollIsATie() {
    const auto equal = [](int number) { return seat(number).has(1, 1, 1, 1); };
    QCOMPARE(verdictOf({equal(1).allied(1), equal(2).allied(2), seat(3).allied(1).has(0, 0, 0, 0),
                        seat(4).allied(2).has(0, 0, 0, 0)}),
             u"tie, [p1 p3], [p2 p4]"_s);
    QCOMPARE(verdictOf({equal(1).rolls({6}), equal(2)}), u"tie, [p1], [p2]"_s);
}

void TestAdjudication::recordedWinnersAreIgnored() {
    Game game = unfinished({seat(1).has(1, 0, 0, 0).wins(), seat(2).has(2, 0, 0, 0)});
    dune(game).victory = Victory::Adjudicated;
    QCOMPARE(toldOf(adjudicate(game, {})), u"strongholds, p2, 2:1 of p1"_s);
}

void TestAdjudication::playersStandBySeatAndSidesByTheirFirst() {
    Game game = unfinished({seat(1).allied(1).has(0, 0, 0, 0), seat(2).has(0, 0, 0, 0),
                            seat(3).allied(1).has(0, 0, 0, 0)});
    game.seats[0].number = SeatNumber(3);
    game.seats[1].number = SeatNumber(2);
    game.seats[2].number = SeatNumber(1);
    QCOMPARE(toldOf(adjudicate(game, {})), u"tie, [p3 p1], [p2]"_s);
    dune(game.seats[1]).strongholds.reset();
    dune(game.seats[2]).strongholds.reset();
    QCOMPARE(toldOf(adjudicate(game, {})), u"open, p3 strongholds, p2 strongholds"_s);
}

void TestAdjudication::r3_2_theDecisionIsTheLeadersSumAndTheNext() {
    QCOMPARE(verdictOf({seat(1).has(0, 0, 0, 0), seat(2).has(3, 0, 0, 0), seat(3).has(1, 0, 0, 0),
                        seat(4).has(1, 9, 9, 4)}),
             u"strongholds, p2, 3:1 of p3 p4"_s); // both are second
    // The next best of those who were still compared, not of those who fell out before.
    QCOMPARE(verdictOf({seat(1).has(1, 9, 0, 0), seat(2).has(2, 3, 0, 0), seat(3).has(2, 1, 0, 0)}),
             u"tokens, p2, 3:1 of p3"_s);
}

} // namespace mentat::test::tst_adjudication

MENTAT_TEST(tst_adjudication, TestAdjudication, QCoreApplication)

#include "tst_adjudication.moc"
