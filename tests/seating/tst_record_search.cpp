#include "scoring/heats/seating/avoiding_draw.h"
#include "scoring/heats/seating/record_search.h"
#include "tests/seating/judged_draws.h"
#include "tests/seating/played_heats.h"
#include "tests/support/random_source.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <tuple>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_record_search {

namespace {

using Sizes = std::vector<size_t>;

/// Some random heats at these tables are over, each with one winner a table.
SeatingTask afterHeats(const Sizes& sizes, int heats, RandomSource& random) {
    SeatingTask task = taskOf(sizes);
    task.preferredSize = sizes.front();
    task.records.assign(task.entrants(), 0);
    DrawSource source(static_cast<qint64>(random.below(1'000'000)));
    for (int heat = 0; heat < heats; ++heat) {
        const Seating seating = judgedPlainDraw(taskOf(sizes), source);
        task.past.emplace_back(seating.begin(), seating.end());
        for (const auto& table : seating)
            task.records[random.of(table)] += 1;
    }
    return task;
}

AvoidingDraw drawn(const SeatingTask& task, qint64 seed = 1) {
    DrawSource source(seed);
    return recordDraw(task, source);
}

auto levelsOf(const raw::JudgedCost& cost) {
    return std::tuple(cost.forbidden, cost.apart, cost.wishes, cost.repeats, cost.record);
}

/// Of all seatings at two tables.
raw::JudgedCost bestAtTwo(const SeatingTask& task) {
    const raw::JudgedTask judged = judgedTask(task);
    std::optional<raw::JudgedCost> best;
    std::vector<bool> isSecond(task.entrants(), true);
    std::fill_n(isSecond.begin(), task.tables[0].seats, false);
    do {
        Seating seating(2);
        for (EntrantIndex entrant = 0; entrant < task.entrants(); ++entrant)
            seating[isSecond[entrant] ? 1 : 0].push_back(entrant);
        const raw::JudgedCost cost = raw::costOf(judged, seating);
        if (!best || levelsOf(cost) < levelsOf(*best))
            best = cost;
    } while (std::next_permutation(isSecond.begin(), isSecond.end()));
    return *best;
}

} // namespace

class TestRecordSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // By hand: eight with 1, 1, 1, 1, 0, 0, 0, 0 wins at two tables of four: those who won
    // together.
    void winnersSitTogether() {
        SeatingTask task = taskOf({4, 4});
        task.records = {1, 0, 1, 0, 1, 0, 1, 0};
        const AvoidingDraw draw = drawn(task);
        QCOMPARE(draw.cost.record, 0);
        const size_t tableOfWinners = std::ranges::count(draw.seating[0], 0U) == 1 ? 0 : 1;
        std::vector<EntrantIndex> winners = draw.seating[tableOfWinners];
        std::ranges::sort(winners);
        QCOMPARE(winners, (std::vector<EntrantIndex>{0, 2, 4, 6}));
    }

    // With two tables the best of all is known.
    void theBestAtTwoTablesIsFound() {
        for (unsigned seed = 0; seed < unsigned(rounds(150, 3'000)); ++seed) {
            RandomSource random(seed);
            const Sizes sizes
                = random.of(std::vector<Sizes>{{4, 3}, {4, 4}, {5, 4}, {6, 5}, {3, 2}});
            SeatingTask task = afterHeats(sizes, random.between(1, 4), random);
            for (int pair = random.between(0, 3); pair > 0; --pair) {
                const EntrantIndex one = random.below(task.entrants() - 1);
                task.keepApart.push_back({one, one + 1 + random.below(task.entrants() - one - 1)});
            }
            const AvoidingDraw draw = drawn(task, seed);
            QCOMPARE(faultsOf(task, draw), QString());
            QVERIFY2(levelsOf(judgedCost(draw.cost)) == levelsOf(bestAtTwo(task)),
                     qPrintable(QString::number(seed)));
        }
    }

    // No level above the records is worse than in a draw that knows none.
    void repeatsAreAsFewAsWithoutRecords() {
        for (unsigned seed = 0; seed < unsigned(rounds(10, 200)); ++seed) {
            RandomSource random(seed);
            const SeatingTask task = afterHeats(Sizes(10, 4), 3, random);
            SeatingTask without = task;
            without.records.clear();
            const AvoidingDraw draw = drawn(task, seed);
            QCOMPARE(faultsOf(task, draw), QString());
            QVERIFY(draw.cost.repeats <= judgedAvoidingDraw(without, seed).cost.repeats);
        }
    }

    // The first heat is over and forty-eight sit by fours: twelve with a win, three tables of them,
    // nobody meets again, so that nothing is left above the bound.
    void theSecondHeatReachesTheBound() {
        for (unsigned seed = 0; seed < 5; ++seed) {
            RandomSource random(seed);
            const SeatingTask task = afterHeats(Sizes(12, 4), 1, random);
            const AvoidingDraw draw = drawn(task, seed);
            QCOMPARE(draw.cost.repeats, 0);
            QCOMPARE(draw.recordBound, 0);
            QCOMPARE(draw.cost.record, 0);
        }
    }

    void theSameSeedGivesTheSameDraw() {
        RandomSource random(3);
        const SeatingTask task = afterHeats({4, 4, 4, 3, 3}, 3, random);
        QCOMPARE(drawn(task, 7).seating, drawn(task, 7).seating);
        QVERIFY(drawn(task, 7).seating != drawn(task, 8).seating);
    }

    // Pairs beside a larger table are no matching: the search draws them, and says its bound.
    void pairsBesideALargerTableAreSearched() {
        SeatingTask task = taskOf({3, 2});
        task.records = {2, 2, 2, 0, 0};
        const AvoidingDraw draw = drawn(task);
        QCOMPARE(draw.cost.record, 0);
        QCOMPARE(draw.recordBound, 0);
    }

    // More than are paired exactly: everyone is in a pair, and the bound is kept.
    void tooManyForAMatchingAreSearched() {
        RandomSource random(2);
        const SeatingTask task = afterHeats(Sizes(maxPairedExactly / 2 + 10, 2), 1, random);
        const AvoidingDraw draw = drawn(task);
        QCOMPARE(faultsOf(task, draw), QString());
        QCOMPARE(draw.cost.repeats, 0);
    }
};

} // namespace mentat::test::tst_record_search

MENTAT_TEST(tst_record_search, TestRecordSearch, QCoreApplication)
#include "tst_record_search.moc"
