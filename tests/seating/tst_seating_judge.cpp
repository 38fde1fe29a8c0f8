#include "tests/seating/judged_draws.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_seating_judge {

namespace {

/// Seven people: table 0 is for the expansion, which 0 and 1 want and 5 and 6 do not play. 0 met 3
/// twice; 2 met 3 and 4, who did not meet each other.
SeatingTask sampleTask() {
    SeatingTask task = taskOf({3, 4});
    task.tables[0].variant = true;
    task.preferences[0] = task.preferences[1] = Preference::Variant;
    task.preferences[5] = task.preferences[6] = Preference::Base;
    task.past = {{{0, 3}, {2, 4}}, {{0, 3}, {2}}, {{2, 3}}};
    task.shortGames = {0, 0, 0, 1, 2, 0, 4};
    return task;
}

const Seating sampleSeating{{0, 1, 2}, {3, 4, 5, 6}};

} // namespace

class TestSeatingJudge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSoundSeatingHasNoFault() { QCOMPARE(faultsOf(sampleTask(), sampleSeating), QString()); }

    void faultsAreFound_data() {
        QTest::addColumn<Seating>("seating");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const Seating& seating, const QString& fault) {
            QTest::newRow(name) << seating << fault;
        };
        row("twice at a table", {{0, 1, 1}, {3, 4, 5, 6}}, u"person 2 is missing"_s);
        row("at two tables", {{0, 1, 2}, {2, 4, 5, 6}}, u"person 2 sits 2 times"_s);
        row("one more", {{0, 1, 2}, {2, 3, 4, 5, 6}}, u"person 2 sits 2 times"_s);
        row("missing", {{0, 1, 2}, {3, 4, 5}}, u"person 6 is missing"_s);
        row("nobody", {{0, 1, 7}, {3, 4, 5, 6}}, u"person 7 is nobody"_s);
        row("wrong size", {{0, 1}, {2, 3, 4, 5, 6}}, u"table 0 has 2 people instead of 3"_s);
        row("wrong order", {{3, 4, 2, 0}, {1, 5, 6}}, u"table 1 has 3 people instead of 4"_s);
        row("no table", {{0, 1, 2, 3, 4, 5, 6}}, u"1 tables instead of 2"_s);
        row("base-only", {{0, 1, 5}, {2, 3, 4, 6}},
            u"person 5 plays the base game only, but sits at expansion table 0"_s);
        row("either first", {{0, 2, 3}, {1, 4, 5, 6}},
            u"2, 3 said either and got a seat that 1 asked for"_s);
    }
    void faultsAreFound() {
        QFETCH(const Seating, seating);
        QFETCH(const QString, fault);
        QVERIFY2(faultsOf(sampleTask(), seating).contains(fault),
                 qPrintable(faultsOf(sampleTask(), seating)));
    }

    void hardPairsAreFound() {
        SeatingTask task = sampleTask();
        task.keepApart = {{2, 1, true}, {0, 1, false}, {0, 4, true}};
        QCOMPARE(faultsOf(task, sampleSeating), u"2 and 1 must not sit together"_s);
    }

    void aWishMayStayOpenToKeepPeopleApart() {
        SeatingTask task = sampleTask();
        task.keepApart = {{0, 1, true}};
        QCOMPARE(faultsOf(task, Seating{{0, 2, 3}, {1, 4, 5, 6}}), QString());
    }

    // By hand: 0 met 3 twice and 2 met 3 once; 0 and 2 meet for the first time, and both met 3.
    void theCostIsCounted() {
        SeatingTask task = sampleTask();
        task.keepApart = {{0, 3, false}, {1, 2, false}};
        const Seating seating{{0, 3, 2}, {1, 4, 5, 6}};
        const raw::JudgedCost expected{0, 1, 1, 3, 0, 7, 1};
        QCOMPARE(raw::costFaults(raw::costOf(judgedTask(task), seating), expected), QStringList());
    }

    // By hand: 0, 1 and 2 with 4, 4 and 1: 0 + 9 + 9; 3, 4, 5 and 6 with 0, 2, 2 and 2: 3 times 4.
    void recordsAreCounted() {
        SeatingTask task = sampleTask();
        task.records = {4, 4, 1, 0, 2, 2, 2};
        QCOMPARE(raw::costOf(judgedTask(task), sampleSeating).record, 30);
    }

    // 0 and 2 both met 3, 3 and 4 both met 2.
    void acquaintancesAreCounted() {
        QCOMPARE(raw::costOf(judgedTask(sampleTask()), sampleSeating).acquaintances, 2);
    }

    void wrongCountsAreFound_data() {
        QTest::addColumn<SeatingCost>("error");
        QTest::addColumn<QString>("fault");
        QTest::newRow("forbidden") << SeatingCost{.forbidden = 1} << u"1 forbidden pairs inst"_s;
        QTest::newRow("apart") << SeatingCost{.apart = 1} << u"1 pairs to keep apart instead"_s;
        QTest::newRow("wishes") << SeatingCost{.wishes = 1} << u"1 open wishes instead of 0"_s;
        QTest::newRow("repeats") << SeatingCost{.repeats = 1} << u"1 repeats instead of 0"_s;
        QTest::newRow("record") << SeatingCost{.record = 1} << u"1 of the records instead of 0"_s;
        QTest::newRow("short") << SeatingCost{.shortGames = -1} << u"6 short games instead of 7"_s;
        QTest::newRow("met") << SeatingCost{.acquaintances = 1} << u"3 acquaintances instead"_s;
    }
    void wrongCountsAreFound() {
        QFETCH(const SeatingCost, error);
        QFETCH(const QString, fault);
        AvoidingDraw draw{sampleSeating, {.shortGames = 7, .acquaintances = 2}};
        QCOMPARE(faultsOf(sampleTask(), draw), QString());
        draw.cost += error;
        QVERIFY2(faultsOf(sampleTask(), draw).startsWith(fault),
                 qPrintable(faultsOf(sampleTask(), draw)));
    }

    void aBoundAboveTheRepeatsIsFound() {
        const AvoidingDraw draw{sampleSeating, {.shortGames = 7, .acquaintances = 2}, 1};
        QCOMPARE(faultsOf(sampleTask(), draw), u"0 repeats are below the bound of 1"_s);
    }

    void aBoundAboveTheRecordsIsFound() {
        AvoidingDraw draw{sampleSeating, {.shortGames = 7, .acquaintances = 2}};
        draw.recordBound = 1;
        QCOMPARE(faultsOf(sampleTask(), draw), u"0 of the records is below the bound of 1"_s);
    }
};

} // namespace mentat::test::tst_seating_judge

MENTAT_TEST(tst_seating_judge, TestSeatingJudge, QCoreApplication)
#include "tst_seating_judge.moc"
