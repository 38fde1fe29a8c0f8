#include "scoring/dune/results/value_warnings.h"
#include "tests/scoring/cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_beyond_board {

namespace {

/// "points 1: 50 of 49; minutes: 646 of 300"
QString textOf(const std::vector<BeyondBoard>& found) {
    static const QStringList names{u"points"_s,  u"points together"_s, u"strongholds"_s,
                                   u"at once"_s, u"tokens"_s,          u"spice"_s,
                                   u"minutes"_s};
    QStringList texts;
    for (const BeyondBoard& one : found) {
        texts.append(u"%1%2: %3 of %4"_s
                         .arg(names[static_cast<int>(one.kind)],
                              one.seat ? u' ' + QString::number(*one.seat + 1) : QString())
                         .arg(one.value)
                         .arg(one.limit));
    }
    return texts.join(u"; "_s);
}

QString beyond(const Game& played, qint64 minutesOfHeat = 300) {
    Event event = eventWith(6, {{played}});
    Heat& heat = play(event).heats.front();
    heat.details.minutes = Minutes(static_cast<int>(minutesOfHeat));
    return textOf(beyondBoard(event, {heat.number, TableNumber(1)}, heat.games.front()));
}

Game table(const std::vector<SeatCase>& seats, int turns = 7) {
    return afterTurns(game(std::nullopt, seats), turns);
}

} // namespace

/// R10.21 to R10.23 seat by seat, and what no rule says: at the culprit, while a sheet is typed.
class TestBeyondBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Seven turns of two cities and three strongholds: 7 x (2 + 1.5) = 24.5 points.
    void pointsOfOneAndOfAll() {
        QCOMPARE(beyond(table({seat(1).scores(24.5), seat(2).scores(0)})), QString());
        QCOMPARE(beyond(table({seat(1).scores(25), seat(2).scores(3)})), u"points 1: 50 of 49"_s);
        QCOMPARE(beyond(table({seat(1).scores(12), seat(2).scores(13)})),
                 u"points together 2: 50 of 49"_s);
        // Without turns, of the ten that are played at most: 35.
        Game open = game(std::nullopt, {seat(1).scores(35.5), seat(2).scores(30)});
        QCOMPARE(beyond(open), u"points 1: 71 of 70"_s);
    }

    void strongholdsOfOneAndOfAll() {
        QCOMPARE(beyond(table({seat(1).has(5, 1, 1, 1), seat(2)})), QString());
        QCOMPARE(beyond(table({seat(1).has(6, 1, 1, 1), seat(2).has(1, 1, 1, 1)})),
                 u"strongholds 1: 6 of 5"_s);
        QCOMPARE(beyond(table({seat(1).has(3, 1, 1, 1), seat(2).has(3, 1, 1, 1)})),
                 u"at once 1: 6 of 5"_s);
        // What somebody who left had held can have been taken since.
        QCOMPARE(beyond(table({seat(1).has(3, 1, 1, 1), seat(2).has(3, 1, 1, 1).leaves(4)})),
                 QString());
    }

    void tokensAndSpice() {
        QCOMPARE(beyond(table({seat(1).has(1, 20, 188, 1), seat(2)})), QString());
        QCOMPARE(beyond(table({seat(1).has(1, 21, 1, 1), seat(2)})), u"tokens 1: 21 of 20"_s);
        // 7 turns of 24, and 10 each at the start.
        QCOMPARE(beyond(table({seat(1), seat(2).has(1, 1, 189, 1)})), u"spice 2: 189 of 188"_s);
    }

    void playLongAfterTheHeat() {
        Game played = table({seat(1), seat(2)});
        played.start = VenueTime::of({2026, 7, 29}, {13, 5});
        played.end = VenueTime::of({2026, 7, 29}, {19, 5});
        QCOMPARE(beyond(played), QString()); // five hours, and one
        played.end = VenueTime::of({2026, 7, 29}, {23, 51});
        QCOMPARE(beyond(played), u"minutes: 646 of 300"_s);
        played.start.reset();
        QCOMPARE(beyond(played), QString());
    }

    void eachHasItsRule() {
        QCOMPARE(ruleOf(BeyondKind::Points), std::optional(Rule::R10_21));
        QCOMPARE(ruleOf(BeyondKind::StrongholdsAtOnce), std::optional(Rule::R10_22));
        QCOMPARE(ruleOf(BeyondKind::Tokens), std::optional(Rule::R10_23));
        QVERIFY(!ruleOf(BeyondKind::Spice));
    }
};

} // namespace mentat::test::tst_beyond_board

MENTAT_TEST(tst_beyond_board, TestBeyondBoard, QCoreApplication)
#include "tst_beyond_board.moc"
