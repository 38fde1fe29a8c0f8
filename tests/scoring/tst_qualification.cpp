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
    const QualificationPoints winners = winnersPoints(game, settings.qpTable);
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
    return winnersPoints(game, settings.qpTable).halves() / 2.0;
}

std::vector<SeatCase> winnersOf(QpRow row) {
    const auto alone = [](Faction faction) { return std::vector{seat(1).as(faction).wins()}; };
    const auto allied = [](Faction faction) {
        return std::vector{seat(1).as(faction).allied(1).wins(), seat(2).allied(1).wins()};
    };
    switch (row) {
    case QpRow::Solo:
    case QpRow::Adjudicated: return alone(Faction::Atreides);
    case QpRow::Alliance: return allied(Faction::Atreides);
    case QpRow::BgPrediction: return alone(Faction::BeneGesserit);
    case QpRow::FremenDefault: return alone(Faction::Fremen);
    case QpRow::GuildDefault: return alone(Faction::Guild);
    case QpRow::FremenDefaultAlliance: return allied(Faction::Fremen);
    case QpRow::GuildDefaultAlliance: return allied(Faction::Guild);
    }
    return {};
}

Victory victoryOf(QpRow row) {
    switch (row) {
    case QpRow::Solo: return Victory::Solo;
    case QpRow::Alliance: return Victory::Alliance;
    case QpRow::BgPrediction: return Victory::BgPrediction;
    case QpRow::FremenDefault:
    case QpRow::FremenDefaultAlliance: return Victory::FremenDefault;
    case QpRow::GuildDefault:
    case QpRow::GuildDefaultAlliance: return Victory::GuildDefault;
    case QpRow::Adjudicated: break;
    }
    return Victory::Adjudicated;
}

Game gameOf(QpRow row, int starters) {
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
    QTest::addColumn<QpRow>("row");
    QTest::addColumn<double>("fiveOrSix");
    QTest::addColumn<double>("threeOrFour");
    QTest::newRow("solo") << QpRow::Solo << 3.0 << 1.5;
    QTest::newRow("alliance") << QpRow::Alliance << 2.0 << 1.0;
    QTest::newRow("prediction") << QpRow::BgPrediction << 2.0 << 1.0;
    QTest::newRow("Fremen default") << QpRow::FremenDefault << 2.0 << 1.0;
    QTest::newRow("Guild default") << QpRow::GuildDefault << 1.0 << 0.5;
    QTest::newRow("Fremen default, allied") << QpRow::FremenDefaultAlliance << 1.0 << 0.5;
    QTest::newRow("Guild default, allied") << QpRow::GuildDefaultAlliance << 0.5 << 0.5;
    QTest::newRow("adjudicated") << QpRow::Adjudicated << 0.5 << 0.5;
}

void TestQualification::r2_table() {
    QFETCH(QpRow, row);
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
    for (const auto& cell : idTable(QpRow{})) {
        Settings settings;
        settings.qpTable.set(
            cell.value, {QualificationPoints::fromHalves(14), QualificationPoints::fromHalves(9)});
        for (const auto& other : idTable(QpRow{})) {
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
    Game conceded = afterTurns(gameOf(QpRow::Solo, 5), 0);
    dune(conceded).ending = Ending::Concession;
    QCOMPARE(qpsOf(conceded), u"3 0 0 0 0"_s);
    conceded = gameOf(QpRow::Alliance, 5);
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
    QCOMPARE(qpsOf(gameOf(QpRow::FremenDefault, 6)), u"2 0 0 0 0 0"_s);
    QCOMPARE(qpsOf(gameOf(QpRow::FremenDefaultAlliance, 6)), u"1 1 0 0 0 0"_s);
    QCOMPARE(qpsOf(gameOf(QpRow::GuildDefault, 6)), u"1 0 0 0 0 0"_s);
    QCOMPARE(qpsOf(gameOf(QpRow::GuildDefaultAlliance, 6)), u"0.5 0.5 0 0 0 0"_s);
    // Whom a dropout left alone is unallied (R6.1).
    QCOMPARE(
        qpsOf(gameOf(6, Victory::GuildDefault,
                     {seat(1).as(Faction::Guild).allied(1).wins(), seat(2).allied(1).leaves()})),
        u"1 0 0 0 0 0"_s);
}

void TestQualification::r2_6_qpCountWhateverElseIsUnknown() {
    const Game bare = gameOf(QpRow::Alliance, 6); // no turns, no time, no values
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
    const Event event = eventWith(5, {{unfinished}, {voided(gameOf(QpRow::Solo, 5))}});
    QVERIFY(standings(event).ranked.empty());
}

} // namespace mentat::test::tst_qualification

MENTAT_TEST(tst_qualification, TestQualification, QCoreApplication)

#include "tst_qualification.moc"
