#include "scoring/dune/games/field.h"
#include "scoring/dune/games/points.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_qualification {

namespace {

/// What each seat of a game gets, in the order of the seats: "3 0 0 0 0".
QString qpsOf(const Game& game, const Settings& settings = {}) {
    Event event = eventWith(8, {{game}});
    event.settings = settings;
    expectSound(event);
    const QualificationPoints winners = winnersPoints(game, settings.winPoints);
    QStringList texts;
    for (const Seat& seat : game.seats)
        texts.append(QString::number(pointsOf(seat, winners).halves() / 2.0));
    return texts.join(u' ');
}

/// A game of so many players, of whom the first seats are told.
Game gameOf(int starters, Victory victory, const std::vector<SeatCase>& seats) {
    const int told = static_cast<int>(seats.size());
    return joinedBy(game(victory, seats), told + 1, starters - told);
}

/// What each winner gets.
double winnersQp(const Game& game, const Settings& settings = {}) {
    return winnersPoints(game, settings.winPoints).halves() / 2.0;
}

std::vector<SeatCase> winnersOf(WinRow row) {
    const auto alone = [](Faction faction) { return std::vector{seat(1).as(faction).wins()}; };
    const auto allied = [](Faction faction) {
        return std::vector{seat(1).as(faction).allied(1).wins(), seat(2).allied(1).wins()};
    };
    switch (row) {
    case WinRow::Solo:
    case WinRow::Adjudicated: return alone(Faction::Atreides);
    case WinRow::Alliance: return allied(Faction::Atreides);
    case WinRow::BgPrediction: return alone(Faction::BeneGesserit);
    case WinRow::FremenDefault: return alone(Faction::Fremen);
    case WinRow::GuildDefault: return alone(Faction::Guild);
    case WinRow::FremenDefaultAlliance: return allied(Faction::Fremen);
    case WinRow::GuildDefaultAlliance: return allied(Faction::Guild);
    }
    return {};
}

Victory victoryOf(WinRow row) {
    switch (row) {
    case WinRow::Solo: return Victory::Solo;
    case WinRow::Alliance: return Victory::Alliance;
    case WinRow::BgPrediction: return Victory::BgPrediction;
    case WinRow::FremenDefault:
    case WinRow::FremenDefaultAlliance: return Victory::FremenDefault;
    case WinRow::GuildDefault:
    case WinRow::GuildDefaultAlliance: return Victory::GuildDefault;
    case WinRow::Adjudicated: break;
    }
    return Victory::Adjudicated;
}

Game gameOf(WinRow row, int starters) {
    return gameOf(starters, victoryOf(row), winnersOf(row));
}

} // namespace

/// R2, each row and column, and its words.
class TestQualification : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r2_table_data();
    void r2_table();
    void r2_anyCellIsASetting();
    void r2_1_dropoutsHaveStartedTheGame();
    void r2_2_twoSoloWinnersGetFullCredit();
    void r2_3_losersGetNothing();
    void r2_3_aConcessionScoresAsWhatItWasConcededAs();
    void r2_4_thePredictionHasOneWinner();
    void r2_5_aDefaultIsSharedWithTheAlly();
    void r2_6_qpCountWhateverElseIsUnknown();
    void r2_6_theGmsWordStandsBeforeTheTable();
    void unfinishedAndVoidGamesGiveNothing();
};

void TestQualification::r2_table_data() {
    QTest::addColumn<WinRow>("row");
    QTest::addColumn<double>("fiveOrSix");
    QTest::addColumn<double>("threeOrFour");
    QTest::newRow("solo") << WinRow::Solo << 3.0 << 1.5;
    QTest::newRow("alliance") << WinRow::Alliance << 2.0 << 1.0;
    QTest::newRow("prediction") << WinRow::BgPrediction << 2.0 << 1.0;
    QTest::newRow("Fremen default") << WinRow::FremenDefault << 2.0 << 1.0;
    QTest::newRow("Guild default") << WinRow::GuildDefault << 1.0 << 0.5;
    QTest::newRow("Fremen default, allied") << WinRow::FremenDefaultAlliance << 1.0 << 0.5;
    QTest::newRow("Guild default, allied") << WinRow::GuildDefaultAlliance << 0.5 << 0.5;
    QTest::newRow("adjudicated") << WinRow::Adjudicated << 0.5 << 0.5;
}

void TestQualification::r2_table() {
    QFETCH(WinRow, row);
    QFETCH(double, fiveOrSix);
    QFETCH(double, threeOrFour);
    for (const int starters : {3, 4, 5, 6}) {
        const Game game = gameOf(row, starters);
        QCOMPARE(qpRowOf(game), std::optional(row));
        QCOMPARE(winnersQp(game), starters >= 5 ? fiveOrSix : threeOrFour);
        const int winners = static_cast<int>(winnersOf(row).size());
        for (int i = 0; i < starters; ++i)
            QCOMPARE(qpsOf(game).split(u' ').at(i) == u"0"_s, i >= winners);
    }
}

void TestQualification::r2_anyCellIsASetting() {
    for (const auto& cell : idTable(WinRow{})) {
        Settings settings;
        settings.winPoints.set(
            cell.value, {QualificationPoints::fromHalves(14), QualificationPoints::fromHalves(9)});
        for (const auto& other : idTable(WinRow{})) {
            const bool isSet = other.value == cell.value;
            const Game full = gameOf(other.value, 5);
            const Game small = gameOf(other.value, 4);
            QCOMPARE(winnersQp(full, settings), isSet ? 7.0 : winnersQp(full));
            QCOMPARE(winnersQp(small, settings), isSet ? 4.5 : winnersQp(small));
        }
    }
}

void TestQualification::r2_1_dropoutsHaveStartedTheGame() {
    const auto solo = seat(1).wins();
    QCOMPARE(qpsOf(gameOf(5, Victory::Solo, {solo, seat(2).leaves(), seat(3).leaves()})),
             u"3 0 0 0 0"_s);
    QCOMPARE(qpsOf(gameOf(4, Victory::Solo, {solo, seat(2).leaves(), seat(3).leaves()})),
             u"1.5 0 0 0"_s);
    // A latecomer has started too (R1.6).
    QCOMPARE(qpsOf(gameOf(5, Victory::Solo, {solo, seat(2).late()})), u"3 0 0 0 0"_s);
}

void TestQualification::r2_2_twoSoloWinnersGetFullCredit() {
    QCOMPARE(qpsOf(gameOf(6, Victory::Solo, {seat(1).wins(), seat(2).wins()})), u"3 3 0 0 0 0"_s);
    QCOMPARE(qpsOf(gameOf(3, Victory::Solo, {seat(1).wins(), seat(2).wins()})), u"1.5 1.5 0"_s);
}

void TestQualification::r2_3_losersGetNothing() {
    QCOMPARE(qpsOf(gameOf(5, Victory::Alliance,
                          {seat(1).allied(1), seat(2).allied(2).wins(), seat(3).allied(1),
                           seat(4).allied(2).wins()})),
             u"0 2 0 2 0"_s);
}

void TestQualification::r2_3_aConcessionScoresAsWhatItWasConcededAs() {
    Game conceded = afterTurns(gameOf(WinRow::Solo, 5), 0);
    dune(conceded).ending = Ending::Concession;
    QCOMPARE(qpsOf(conceded), u"3 0 0 0 0"_s);
    conceded = gameOf(WinRow::Alliance, 5);
    dune(conceded).ending = Ending::Concession;
    QCOMPARE(qpsOf(conceded), u"2 2 0 0 0"_s);
}

void TestQualification::r2_4_thePredictionHasOneWinner() {
    Game predicted
        = gameOf(6, Victory::BgPrediction,
                 {seat(1).as(Faction::BeneGesserit).wins(), seat(2).allied(1), seat(3).allied(1)});
    dune(predicted).predicted = player(2);
    QCOMPARE(qpsOf(predicted), u"2 0 0 0 0 0"_s);
    // The Bene Gesserit's own ally gets nothing either, predicted or not.
    QCOMPARE(qpsOf(gameOf(6, Victory::BgPrediction,
                          {seat(1).as(Faction::BeneGesserit).allied(1).wins(), seat(2).allied(1)})),
             u"2 0 0 0 0 0"_s);
}

void TestQualification::r2_5_aDefaultIsSharedWithTheAlly() {
    QCOMPARE(qpsOf(gameOf(WinRow::FremenDefault, 6)), u"2 0 0 0 0 0"_s);
    QCOMPARE(qpsOf(gameOf(WinRow::FremenDefaultAlliance, 6)), u"1 1 0 0 0 0"_s);
    QCOMPARE(qpsOf(gameOf(WinRow::GuildDefault, 6)), u"1 0 0 0 0 0"_s);
    QCOMPARE(qpsOf(gameOf(WinRow::GuildDefaultAlliance, 6)), u"0.5 0.5 0 0 0 0"_s);
    // Whom a dropout left alone is unallied (R6.1).
    QCOMPARE(
        qpsOf(gameOf(6, Victory::GuildDefault,
                     {seat(1).as(Faction::Guild).allied(1).wins(), seat(2).allied(1).leaves()})),
        u"1 0 0 0 0 0"_s);
}

void TestQualification::r2_6_qpCountWhateverElseIsUnknown() {
    const Game bare = gameOf(WinRow::Alliance, 6); // no turns, no time, no values
    QCOMPARE(qpsOf(bare), u"2 2 0 0 0 0"_s);
    QCOMPARE(textOf(standings(eventWith(2, {{game(Victory::Solo, {seat(2).wins()})}}))),
             u"1 p2 last"_s);
}

void TestQualification::r2_6_theGmsWordStandsBeforeTheTable() {
    QCOMPARE(qpsOf(gameOf(5, Victory::Solo,
                          {seat(1).wins().getsQp(0), seat(2).getsQp(2.5), seat(3).getsQp(0)})),
             u"0 2.5 0 0 0"_s);
    const Event event = eventWith(5, {{gameOf(5, Victory::Solo, {seat(1).wins().getsQp(0.5)})}});
    QCOMPARE(pointsOf(standings(event).ranked.front()), QualificationPoints::fromHalves(1));
}

void TestQualification::unfinishedAndVoidGamesGiveNothing() {
    const Game unfinished = joinedBy(game(std::nullopt, {seat(1).getsQp(3)}), 2, 4);
    QCOMPARE(qpRowOf(unfinished), std::nullopt);
    QCOMPARE(winnersQp(unfinished), 0.0);
    const Event event = eventWith(5, {{unfinished}, {voided(gameOf(WinRow::Solo, 5))}});
    QVERIFY(standings(event).ranked.empty());
}

} // namespace mentat::test::tst_qualification

MENTAT_TEST(tst_qualification, TestQualification, QCoreApplication)

#include "tst_qualification.moc"
