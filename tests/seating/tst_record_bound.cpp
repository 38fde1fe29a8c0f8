#include "scoring/heats/seating/record_search.h"
#include "tests/seating/judged_draws.h"
#include "tests/support/random_source.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_record_bound {

namespace {

using Sizes = std::vector<size_t>;

SeatingTask withRecords(const Sizes& sizes, const std::vector<qint64>& records) {
    SeatingTask task = taskOf(sizes);
    task.records = records;
    return task;
}

/// The least sum of all seatings, somebody at a table after the other.
class AllSeatings {
public:
    explicit AllSeatings(const SeatingTask& task) : m_task(task), m_tables(task.tables.size()) {
        place(0, 0);
    }
    [[nodiscard]] qint64 least() const { return m_least; }

private:
    void place(EntrantIndex entrant, qint64 sum) {
        if (sum >= m_least)
            return;
        if (entrant == m_task.entrants()) {
            m_least = sum;
            return;
        }
        for (size_t table = 0; table < m_tables.size(); ++table) {
            if (m_tables[table].size() == m_task.tables[table].seats)
                continue;
            qint64 more = 0;
            for (const qint64 record : m_tables[table])
                more += (record - m_task.records[entrant]) * (record - m_task.records[entrant]);
            m_tables[table].push_back(m_task.records[entrant]);
            place(entrant + 1, sum + more);
            m_tables[table].pop_back();
        }
    }

    const SeatingTask& m_task;
    std::vector<std::vector<qint64>> m_tables;
    qint64 m_least = std::numeric_limits<qint64>::max();
};

/// By every way to put the lowest at the tables.
qint64 fewestAcrossByTrial(const Sizes& sizes, size_t below, size_t table = 0) {
    if (table == sizes.size())
        return below == 0 ? 0 : std::numeric_limits<qint64>::max() / 2;
    qint64 fewest = std::numeric_limits<qint64>::max() / 2;
    for (size_t here = 0; here <= std::min(below, sizes[table]); ++here)
        fewest = std::min(fewest, static_cast<qint64>(here * (sizes[table] - here))
                                      + fewestAcrossByTrial(sizes, below - here, table + 1));
    return fewest;
}

SeatingTask randomTask(RandomSource& random) {
    Sizes sizes;
    const bool sameSize = random.oneIn(2);
    const size_t size = 2 + random.below(3);
    for (size_t seats = 0; seats < 7; seats += sizes.back())
        sizes.push_back(sameSize ? size : 2 + random.below(3));
    std::ranges::sort(sizes, std::greater());
    SeatingTask task = taskOf(sizes);
    for (size_t entrant = 0; entrant < task.entrants(); ++entrant)
        task.records.push_back(random.between(0, random.oneIn(3) ? 20 : 3));
    return task;
}

} // namespace

class TestRecordBound : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // By hand, tables of three: 0 0 1 and 2 2 2, 1 + 1.
    void tablesOfOneSizeGoByTheOrder() {
        QCOMPARE(recordBound(withRecords({3, 3}, {2, 0, 1, 2, 0, 2})), 2);
    }

    // By hand, of four and three with three of 0 and four of 5: no pair has to differ. With four of
    // 0 and three of 5 neither; with two of 0 they sit with others: of three, 2 pairs of 25.
    void tablesOfSeveralSizesArePartedLeast() {
        QCOMPARE(recordBound(withRecords({4, 3}, {0, 0, 0, 5, 5, 5, 5})), 0);
        QCOMPARE(recordBound(withRecords({4, 3}, {0, 0, 0, 0, 5, 5, 5})), 0);
        QCOMPARE(recordBound(withRecords({4, 3}, {0, 0, 5, 5, 5, 5, 5})), 50);
    }

    void withoutRecordsNothingIsBound() {
        QCOMPARE(recordBound(taskOf({4, 3})), 0);
        QCOMPARE(recordBound(SeatingTask()), 0);
    }

    void theFewestAcrossAreFoundByTrial() {
        for (const Sizes& sizes : {Sizes{4, 3}, Sizes{5, 4, 4}, Sizes{12, 7, 3}, Sizes{2, 2, 2, 2},
                                   Sizes{6, 6, 5}, Sizes{3}}) {
            std::vector<TablePlan> tables;
            size_t seats = 0;
            for (const size_t size : sizes) {
                tables.push_back({size});
                seats += size;
            }
            for (size_t below = 0; below <= seats; ++below)
                QCOMPARE(fewestAcross(tables, below), fewestAcrossByTrial(sizes, below));
        }
    }

    // Never above what can be reached; with tables of one size it is reached.
    void noSeatingIsBelow() {
        for (unsigned seed = 0; seed < unsigned(rounds(200, 5'000)); ++seed) {
            RandomSource random(seed);
            const SeatingTask task = randomTask(random);
            const qint64 least = AllSeatings(task).least();
            const qint64 bound = recordBound(task);
            QVERIFY2(bound <= least, qPrintable(QString::number(seed)));
            const bool isOneSize = task.tables.front() == task.tables.back();
            QVERIFY2(!isOneSize || bound == least, qPrintable(QString::number(seed)));
        }
    }
};

} // namespace mentat::test::tst_record_bound

MENTAT_TEST(tst_record_bound, TestRecordBound, QCoreApplication)
#include "tst_record_bound.moc"
