#include "model/finding_kind.h"
#include "tests/scoring/warning_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_board_warnings {

namespace {

using enum FindingKind;

const auto blaise = u"Blaise Pascal"_s;
const Act nothing = [](Event&) {};

void setPoints(Event& event, int seat, double points) {
    dune(at(event, seat)).performancePoints = PerformancePoints::fromHalves(qRound(points * 2));
}

} // namespace

/// R10.21 to R10.23.
class TestBoardWarnings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r10_21_pointsAboveTheBoard_data();
    void r10_21_pointsAboveTheBoard() { compareColumns(); }
    void r10_21_theBoardInPlay_data();
    void r10_21_theBoardInPlay() { compareColumns(); }
    void r10_22_strongholdsAboveTheBoard_data();
    void r10_22_strongholdsAboveTheBoard() { compareColumns(); }
    void r10_23_tokensAndCards_data();
    void r10_23_tokensAndCards() { compareColumns(); }
};

void TestBoardWarnings::r10_21_pointsAboveTheBoard_data() {
    addColumns();
    const Rule rule = Rule::R10_21;
    has("half a point too many", [](Event& e) { setPoints(e, 1, 11); }, PointsAboveBoard, {},
        {qint64(50), qint64(49)});
    hasNot(
        "all that there are", [](Event& e) { setPoints(e, 1, 10.5); }, rule);
    has("no turns",
        [](Event& e) {
            dune(firstGame(e)).ending = Ending::Concession;
            firstGame(e).turns = Turns(0);
        },
        PointsAboveBoard, {}, {qint64(48), qint64(0)});
    hasNot(
        "unknown turns", [](Event& e) { firstGame(e).turns.reset(); }, rule);
    hasNot(
        "unknown points",
        [](Event& e) {
            setPoints(e, 1, 18.5); // all of the board, p2's left out
            setPoints(e, 3, 6);
            for (const int seat : {2, 4, 5, 6})
                dune(at(e, seat)).performancePoints.reset();
        },
        rule);
}

void TestBoardWarnings::r10_21_theBoardInPlay_data() {
    addColumns();
    const Rule rule = Rule::R10_21;
    hasNot(
        "with the Ixians a stronghold more",
        [](Event& e) {
            playExpansion(e, GameSet::IxiansTleilaxu, Faction::Ixian);
            setPoints(e, 1, 14);
        },
        rule);
    has("and no more",
        [](Event& e) {
            playExpansion(e, GameSet::IxiansTleilaxu, Faction::Ixian);
            setPoints(e, 1, 14.5);
        },
        PointsAboveBoard, {}, {qint64(57), qint64(56)});
    has("the Ixians are not in the game",
        [](Event& e) {
            playExpansion(e, GameSet::IxiansTleilaxu, Faction::Tleilaxu);
            setPoints(e, 1, 11);
        },
        PointsAboveBoard, {}, {qint64(50), qint64(49)});
    hasNot(
        "Jacurutu Sietch",
        [](Event& e) {
            playExpansion(e, GameSet::EcazMoritani, Faction::Harkonnen);
            setPoints(e, 1, 14);
        },
        rule);
    has("no expansion, no Jacurutu Sietch",
        [](Event& e) {
            e.details.sets = {GameSet::Base, GameSet::EcazMoritani};
            setPoints(e, 1, 11);
        },
        PointsAboveBoard, {}, {qint64(50), qint64(49)});
    hasNot(
        "the event's own points",
        [](Event& e) {
            e.settings.shieldWallPoints = PerformancePoints::fromHalves(1);
            e.settings.cityPoints = PerformancePoints::fromHalves(3);
            e.settings.strongholdPoints = PerformancePoints::fromHalves(2);
            setPoints(e, 1, 31.5); // 7 × (2 × 1.5 + 3 × 1 + 0.5) = 45.5
        },
        rule);
    has("in the final", [](Event& e) { finalOf(e).turns = Turns(6); }, PointsAboveBoard,
        u"/final/game"_s, {qint64(48), qint64(42)});
}

void TestBoardWarnings::r10_22_strongholdsAboveTheBoard_data() {
    addColumns();
    const Rule rule = Rule::R10_22;
    has("six of five", [](Event& e) { dune(at(e, 4)).strongholds = Count(1); },
        StrongholdsAboveBoard, {}, {qint64(6), qint64(5)});
    hasNot(
        "five, one unknown", [](Event& e) { dune(at(e, 4)).strongholds.reset(); }, rule);
    hasNot(
        "six with the Ixians",
        [](Event& e) {
            playExpansion(e, GameSet::IxiansTleilaxu, Faction::Ixian);
            dune(at(e, 6)).strongholds = Count(1);
        },
        rule);
    hasNot(
        "six with Jacurutu Sietch",
        [](Event& e) {
            playExpansion(e, GameSet::EcazMoritani, Faction::Harkonnen);
            dune(at(e, 6)).strongholds = Count(1);
        },
        rule);
    has("two hold the Shield Wall",
        [](Event& e) {
            dune(at(e, 2)).shieldWall = true;
            dune(at(e, 5)).shieldWall = true;
        },
        ShieldWallTwice, u"seats/4/shieldWall"_s, {blaise});
    hasNot(
        "one holds it", [](Event& e) { dune(at(e, 2)).shieldWall = true; }, rule);
}

void TestBoardWarnings::r10_23_tokensAndCards_data() {
    addColumns();
    const Rule rule = Rule::R10_23;
    has("21 tokens", [](Event& e) { dune(at(e, 1)).tokens = Count(21); }, TooManyTokens,
        u"seats/0/tokens"_s, {qint64(21), qint64(20)});
    hasNot("20 tokens", nothing, rule);
    has("5 cards", [](Event& e) { dune(at(e, 5)).cards = Count(5); }, TooManyCards,
        u"seats/4/cards"_s, {qint64(5), qint64(4)});
    has("9 cards of Harkonnen", [](Event& e) { dune(at(e, 6)).cards = Count(9); }, TooManyCards,
        u"seats/5/cards"_s, {qint64(9), qint64(8)});
    hasNot(
        "8 cards of whoever it was", [](Event& e) { dune(at(e, 6)).faction.reset(); }, rule);
    has("in the final", [](Event& e) { dune(finalOf(e).seats[1]).cards = Count(5); }, TooManyCards,
        u"/final/game/seats/1/cards"_s, {qint64(5), qint64(4)});
}

} // namespace mentat::test::tst_board_warnings

MENTAT_TEST(tst_board_warnings, TestBoardWarnings, QCoreApplication)

#include "tst_board_warnings.moc"
