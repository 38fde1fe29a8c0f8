#include "tests/seating/all_assignments.h"
#include "tests/seating/draw_statistics.h"
#include "tests/seating/judged_draws.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_assignment {

namespace {

// Some dozen probabilities are asked for: fair choices of other seeds would fall below this in one
// of eight hundred runs. The planted ones must.
constexpr double leastProbable = 1e-4;

/// Chooses for a seed.
using Choice = std::function<Assignment(const AssignmentCosts& costs, qint64 seed)>;

Assignment drawn(const AssignmentCosts& costs, qint64 seed) {
    DrawSource source(seed);
    return cheapestAssignment(costs, source);
}

/// 1 to 7 takers, up to 8 things; the fewer costs there are, the more assignments are equal.
AssignmentCosts randomCosts(RandomSource& random) {
    const size_t takers = 1 + random.below(7);
    const size_t things = takers + random.below(9 - takers);
    const int greatest = random.of(std::vector<int>{0, 1, 2, 9, 1000});
    AssignmentCosts costs(takers, std::vector<int>(things));
    for (auto& row : costs) {
        for (int& cost : row)
            cost = random.between(0, greatest);
    }
    return costs;
}

/// What is wrong with an assignment, by trying all of them; empty: nothing.
QString faultOf(const AssignmentCosts& costs, const Assignment& assignment) {
    const auto cost = costOf(costs, assignment);
    if (!cost)
        return u"no assignment"_s;
    const int least = *costOf(costs, cheapestByTrial(costs).front());
    return *cost == least ? QString() : u"costs %1 instead of %2"_s.arg(*cost).arg(least);
}

/// How probable it is that a uniform choice among the cheapest is that uneven.
double evennessOf(const AssignmentCosts& costs, const Choice& choose) {
    std::map<Assignment, qint64> times;
    for (const Assignment& assignment : cheapestByTrial(costs))
        times[assignment] = 0;
    const size_t cheapest = times.size();
    for (qint64 seed = 1; seed <= rounds(20'000, 500'000); ++seed)
        ++times[choose(costs, seed)];
    if (times.size() != cheapest)
        return 0;
    std::vector<qint64> counts;
    for (const auto& [assignment, count] : times)
        counts.push_back(count);
    return evenness(counts);
}

/// Planted: always the same of the cheapest.
Assignment firstOfAll(const AssignmentCosts& costs, qint64) {
    return cheapestByTrial(costs).front();
}

/// Planted: every tenth time the first of the cheapest.
Assignment sometimesTheFirst(const AssignmentCosts& costs, qint64 seed) {
    return seed % 10 == 0 ? firstOfAll(costs, seed) : drawn(costs, seed);
}

/// Planted: first which things are given, each choice as likely as the others however many ways
/// there are to give them; then how.
Assignment thingsFirst(const AssignmentCosts& costs, qint64 seed) {
    std::map<std::vector<size_t>, std::vector<Assignment>> byThings;
    for (const Assignment& assignment : cheapestByTrial(costs)) {
        std::vector<size_t> things = assignment;
        std::ranges::sort(things);
        byThings[things].push_back(assignment);
    }
    DrawSource source(seed);
    const auto chosen
        = std::next(byThings.begin(), static_cast<ptrdiff_t>(source.below(byThings.size())));
    return chosen->second[source.below(chosen->second.size())];
}

} // namespace

class TestAssignment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingCostsLess() {
        for (int seed = 1; seed <= rounds(400, 20'000); ++seed) {
            RandomSource random(static_cast<unsigned>(seed));
            const AssignmentCosts costs = randomCosts(random);
            const QString fault = faultOf(costs, drawn(costs, seed));
            QVERIFY2(fault.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(fault)));
        }
    }

    void theJudgeFindsPlantedFaults() {
        const AssignmentCosts costs{{0, 2, 3}, {2, 1, 0}};
        QCOMPARE(faultOf(costs, {0, 2}), QString());
        QCOMPARE(faultOf(costs, {0, 1}), u"costs 1 instead of 0"_s);
        QCOMPARE(faultOf(costs, {0, 0}), u"no assignment"_s);
        QCOMPARE(faultOf(costs, {0, 3}), u"no assignment"_s);
        QCOMPARE(faultOf(costs, {0}), u"no assignment"_s);
    }

    void nobodyGetsNothing() { QCOMPARE(drawn({}, 1), Assignment()); }

    // A whole expansion: as many things as there may be.
    void sixteenThings() {
        AssignmentCosts costs(3, std::vector<int>(16, 1));
        costs[0][15] = costs[1][0] = costs[2][7] = 0;
        QCOMPARE(drawn(costs, 1), (Assignment{15, 0, 7}));
    }

    void r1_7_everyCheapestIsAsLikely_data() {
        QTest::addColumn<AssignmentCosts>("costs");
        QTest::addColumn<size_t>("cheapest");
        const auto row = [](const char* name, const AssignmentCosts& costs, size_t cheapest) {
            QTest::newRow(name) << costs << cheapest;
        };
        row("all equal", AssignmentCosts(3, std::vector<int>(3, 0)), 6);
        row("more things than takers", AssignmentCosts(2, std::vector<int>(4, 1)), 12);
        row("five of six", AssignmentCosts(5, std::vector<int>(6, 0)), 720);
        row("nothing for free", {{1, 2}, {1, 2}}, 2);
        // 0 and 1 in two ways, 2 with either of them in one.
        row("things in several ways", {{0, 0, 1}, {0, 0, 0}}, 4);
        row("a taker with one wish", {{0, 0, 1}, {0, 0, 0}, {1, 0, 0}}, 3);
        row("a ladder", {{0, 0, 1, 1}, {1, 0, 0, 1}, {1, 1, 0, 0}}, 4);
        row("played before", {{1, 0, 0, 0, 0, 0}, {1, 0, 0, 0, 0, 0}, {0, 1, 1, 0, 0, 0}}, 56);
    }
    void r1_7_everyCheapestIsAsLikely() {
        QFETCH(const AssignmentCosts, costs);
        QFETCH(const size_t, cheapest);
        QCOMPARE(cheapestByTrial(costs).size(), cheapest);
        const double p = evennessOf(costs, drawn);
        qInfo("p: %.4f", p);
        QVERIFY(p > leastProbable);
    }

    void plantedPreferencesAreFound() {
        const AssignmentCosts costs{{0, 0, 1}, {0, 0, 0}};
        for (const Choice& choice :
             {Choice(firstOfAll), Choice(sometimesTheFirst), Choice(thingsFirst)})
            QVERIFY(evennessOf(costs, choice) < leastProbable);
        const AssignmentCosts wrong{{0, 1}, {1, 1}};
        QVERIFY(evennessOf(wrong,
                           [](const AssignmentCosts&, qint64) {
                               return Assignment{1, 0};
                           })
                < leastProbable);
    }
};

} // namespace mentat::test::tst_assignment

MENTAT_TEST(tst_assignment, TestAssignment, QCoreApplication)
#include "tst_assignment.moc"
