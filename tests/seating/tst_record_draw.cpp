#include "scoring/heats/seating/avoiding_draw.h"
#include "tests/seating/judged_draws.h"
#include "tests/seating/paired_rounds.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_record_draw {

namespace {

using Pairs = std::set<std::pair<EntrantIndex, EntrantIndex>>;

Pairs asSet(const Seating& seating) {
    Pairs pairs;
    for (const auto& [one, other] : pairsOf(seating))
        pairs.emplace(std::min(one, other), std::max(one, other));
    return pairs;
}

/// So many people with these records, at tables of two, who have not met.
SeatingTask withRecords(const std::vector<qint64>& records) {
    SeatingTask task = taskOf(std::vector<size_t>(records.size() / 2, 2));
    task.preferredSize = 2;
    task.records = records;
    return task;
}

AvoidingDraw drawn(const SeatingTask& task, qint64 seed = 1) {
    DrawSource source(seed);
    return recordDraw(task, source);
}

raw::PairLevelCost levelsOf(const SeatingCost& cost) {
    return {cost.forbidden, cost.apart, cost.repeats, cost.record};
}

/// What is wrong with a draw at tables of two: in itself, or since another costs less.
QString pairingFault(const SeatingTask& task, const AvoidingDraw& draw,
                     const raw::PairLevelCost& least) {
    SeatingTask asked = task;
    std::erase_if(asked.keepApart, &ApartPair::hard); // the draw may have no other way
    if (const QString fault = faultsOf(asked, draw.seating); !fault.isEmpty())
        return fault;
    const auto cost = raw::costOf(levelCostsOf(task), pairsOf(draw.seating));
    if (!cost)
        return u"not everybody is in one pair"_s;
    if (*cost != levelsOf(draw.cost))
        return u"the cost is another"_s;
    if (*cost != least)
        return u"another draw costs less"_s;
    if (draw.recordBound != draw.cost.record)
        return u"the bound says that it could be less"_s;
    return {};
}

PairedSoFar randomFar(size_t players, RandomSource& random) {
    return {.players = players,
            .rounds = random.between(0, 7),
            .unit = random.oneIn(3) ? 27'720 : 2,
            .apart = random.oneIn(2) ? random.between(0, static_cast<int>(players / 2)) : 0,
            .near = random.oneIn(2)};
}

__extension__ using Sum = __int128;

/// Of all pairings, by trial, that with the least levels and then the least sum of what was drawn.
class AllPairings {
public:
    AllPairings(const raw::PairLevelCosts& costs, std::vector<std::vector<quint64>> chance)
        : m_costs(costs)
        , m_chance(std::move(chance))
        , m_isAlone(costs.size(), true) {
        pair({}, 0);
    }
    [[nodiscard]] const Pairs& best() const { return m_best; }

private:
    void pair(const raw::PairLevelCost& levels, Sum chance) {
        const auto first = std::ranges::find(m_isAlone, true);
        if (first == m_isAlone.end()) {
            if (m_best.empty() || std::pair(levels, chance) < m_least) {
                m_least = {levels, chance};
                m_best = m_pairs;
            }
            return;
        }
        const auto one = static_cast<size_t>(first - m_isAlone.begin());
        m_isAlone[one] = false;
        for (size_t other = one + 1; other < m_isAlone.size(); ++other) {
            if (!m_isAlone[other])
                continue;
            m_isAlone[other] = false;
            m_pairs.emplace(one, other);
            raw::PairLevelCost more = levels;
            for (size_t level = 0; level < more.size(); ++level)
                more[level] += m_costs[one][other][level];
            pair(more, chance + m_chance[one][other]);
            m_pairs.erase({one, other});
            m_isAlone[other] = true;
        }
        m_isAlone[one] = true;
    }

    const raw::PairLevelCosts& m_costs;
    std::vector<std::vector<quint64>> m_chance;
    std::vector<bool> m_isAlone;
    Pairs m_pairs;
    Pairs m_best;
    std::pair<raw::PairLevelCost, Sum> m_least;
};

} // namespace

class TestRecordDraw : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Wins 2, 1, 1, 0: 0 meets one with 1 and 3 the other, 1 + 1; like with like would be 0 + 4.
    void theSumOfSquaresDecides() {
        const AvoidingDraw draw = drawn(withRecords({2, 1, 1, 0}));
        QCOMPARE(draw.cost.record, 2);
        QCOMPARE(draw.recordBound, 2);
        QVERIFY(!asSet(draw.seating).contains({0, 3}));
    }

    void likeMeetsLike() {
        const AvoidingDraw draw = drawn(withRecords({3, 0, 2, 1, 1, 0, 3, 2}));
        QCOMPARE(asSet(draw.seating), (Pairs{{0, 6}, {2, 7}, {3, 4}, {1, 5}}));
        QCOMPARE(draw.cost.record, 0);
    }

    // 0 with 2 wins has met both who have 1: whoever has none is left, though 4 + 0 is more.
    void repeatsComeFirst() {
        SeatingTask task = withRecords({2, 1, 1, 0});
        task.past = {{{0, 1}, {2, 3}}, {{0, 2}, {1, 3}}};
        const AvoidingDraw draw = drawn(task);
        QCOMPARE(asSet(draw.seating), (Pairs{{0, 3}, {1, 2}}));
        QCOMPARE(draw.cost.repeats, 0);
        QCOMPARE(draw.bound, 0);
        QCOMPARE(draw.cost.record, 4);
    }

    // After three rounds of four everyone has met everyone: again, but not a third time.
    void repeatsAreCountedNotOnlyAvoided() {
        SeatingTask task = withRecords({3, 2, 1, 0});
        task.past = {{{0, 1}, {2, 3}}, {{0, 2}, {1, 3}}, {{0, 3}, {1, 2}}, {{0, 1}, {2, 3}}};
        const AvoidingDraw draw = drawn(task);
        QCOMPARE(draw.cost.repeats, 2);
        QCOMPARE(draw.bound, 2);
        QCOMPARE(asSet(draw.seating), (Pairs{{0, 2}, {1, 3}})); // 4 + 4, the other 9 + 1
    }

    void whoIsToBeApartComesBeforeRepeats() {
        SeatingTask task = withRecords({1, 1, 0, 0});
        task.past = {{{0, 2}, {1, 3}}};
        task.keepApart = {{0, 1, false}, {1, 2, true}};
        const AvoidingDraw draw = drawn(task);
        QCOMPARE(asSet(draw.seating), (Pairs{{0, 2}, {1, 3}}));
        QCOMPARE(draw.cost.repeats, 2);
        QCOMPARE(draw.cost.apart + draw.cost.forbidden, 0);
    }

    void noOneAndTwoAreDrawnToo() {
        QCOMPARE(drawn(withRecords({})).seating, Seating());
        QCOMPARE(asSet(drawn(withRecords({5, 0})).seating), (Pairs{{0, 1}}));
    }

    void theBestIsFoundByTrial() {
        for (unsigned seed = 0; seed < unsigned(rounds(300, 20'000)); ++seed) {
            RandomSource random(seed);
            const SeatingTask task
                = nextRound(randomFar(2 * (1 + random.below(5)), random), random);
            const QString fault
                = pairingFault(task, drawn(task, seed), raw::leastByTrial(levelCostsOf(task)));
            QVERIFY2(fault.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(fault)));
        }
    }

    void theBestIsFoundAmongMany() {
        for (unsigned seed = 0; seed < unsigned(rounds(40, 1'000)); ++seed) {
            RandomSource random(seed);
            const SeatingTask task
                = nextRound(randomFar(2 * (6 + random.below(45)), random), random);
            const raw::PairLevelCosts costs = levelCostsOf(task);
            const auto least = raw::costOf(costs, raw::leastByBlossoms(costs));
            QVERIFY(least);
            const QString fault = pairingFault(task, drawn(task, seed), *least);
            QVERIFY2(fault.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(fault)));
        }
    }

    void threeHundredAreDrawnExactly_data() {
        QTest::addColumn<PairedSoFar>("far");
        const auto row
            = [](const char* name, const PairedSoFar& far) { QTest::newRow(name) << far; };
        row("second round", {.players = 300, .rounds = 1, .near = true});
        row("eighth round",
            {.players = 300, .rounds = 7, .unit = 27'720, .apart = 40, .near = true});
    }
    void threeHundredAreDrawnExactly() {
        QFETCH(const PairedSoFar, far);
        RandomSource random(1);
        const SeatingTask task = nextRound(far, random);
        const raw::PairLevelCosts costs = levelCostsOf(task);
        const auto least = raw::costOf(costs, raw::leastByBlossoms(costs));
        QVERIFY(least);
        QCOMPARE(pairingFault(task, drawn(task), *least), QString());
    }

    // What the two judges say of each other: trial needs no theory.
    void theJudgesAgree() {
        for (unsigned seed = 0; seed < unsigned(rounds(300, 10'000)); ++seed) {
            RandomSource random(seed);
            const raw::PairLevelCosts costs
                = levelCostsOf(nextRound(randomFar(2 * (1 + random.below(6)), random), random));
            const auto cost = raw::costOf(costs, raw::leastByBlossoms(costs));
            QVERIFY2(cost && *cost == raw::leastByTrial(costs), qPrintable(QString::number(seed)));
        }
    }

    // Two pairs change partners: whenever that costs more, it is noticed.
    void aWorsePairingIsFound() {
        int found = 0;
        for (unsigned seed = 0; seed < 50; ++seed) {
            RandomSource random(seed);
            const SeatingTask task = nextRound({.players = 20, .rounds = 4, .near = true}, random);
            AvoidingDraw draw = drawn(task, seed);
            const raw::PairLevelCost least = levelsOf(draw.cost);
            std::swap(draw.seating[random.below(5)][0], draw.seating[5 + random.below(5)][1]);
            const auto cost = raw::costOf(levelCostsOf(task), pairsOf(draw.seating));
            QVERIFY(cost && *cost >= least);
            if (*cost == least)
                continue;
            ++found;
            QCOMPARE(pairingFault(task, draw, least), u"the cost is another"_s);
            draw.cost = {.forbidden = (*cost)[0],
                         .apart = (*cost)[1],
                         .repeats = (*cost)[2],
                         .record = (*cost)[3]};
            QCOMPARE(pairingFault(task, draw, least), u"another draw costs less"_s);
        }
        QVERIFY(found > 40);
    }

    void somebodyInTwoPairsIsFound() {
        const raw::PairLevelCosts costs = levelCostsOf(withRecords({1, 1, 0, 0}));
        QVERIFY(raw::costOf(costs, {{0, 1}, {2, 3}}));
        QVERIFY(!raw::costOf(costs, {{0, 1}, {1, 3}}));
        QVERIFY(!raw::costOf(costs, {{0, 1}}));
    }

    // What a seed gives is said without the matching: a number for each two, in this order, and of
    // the equally good pairings that with the least sum. So it is the same wherever it is computed.
    void theSeedSaysWhichOfTheEquallyGood() {
        for (unsigned seed = 0; seed < unsigned(rounds(100, 3'000)); ++seed) {
            RandomSource random(seed);
            const SeatingTask task
                = nextRound({.players = 2 * (1 + random.below(4)), .rounds = 1}, random);
            std::vector<std::vector<quint64>> chance(task.entrants(),
                                                     std::vector<quint64>(task.entrants(), 0));
            DrawSource source(seed);
            for (size_t one = 0; one < task.entrants(); ++one) {
                for (size_t other = one + 1; other < task.entrants(); ++other)
                    chance[one][other] = source.next();
            }
            QCOMPARE(asSet(drawn(task, seed).seating),
                     AllPairings(levelCostsOf(task), chance).best());
        }
    }

    void theSameSeedGivesTheSameDraw() {
        RandomSource random(5);
        const SeatingTask task = nextRound({.players = 60, .rounds = 3, .near = true}, random);
        QCOMPARE(drawn(task, 7).seating, drawn(task, 7).seating);
        QVERIFY(drawn(task, 7).seating != drawn(task, 8).seating);
    }

    // 3 pairings, 3,000 seeds: 1,000 each with a deviation of 26; five of these are 130.
    void equallyGoodPairingsAreEquallyLikely() {
        std::map<Pairs, int> times;
        std::map<EntrantIndex, int> first;
        for (qint64 seed = 0; seed < 3'000; ++seed) {
            const Seating seating = drawn(withRecords({1, 1, 1, 1}), seed).seating;
            ++times[asSet(seating)];
            ++first[seating[0][0]];
        }
        QCOMPARE(times.size(), 3U);
        for (const auto& [pairs, count] : times)
            QVERIFY2(std::abs(count - 1'000) < 130, qPrintable(QString::number(count)));
        // Tables and seats are by chance too: 750 each with a deviation of 24.
        QCOMPARE(first.size(), 4U);
        for (const auto& [entrant, count] : first)
            QVERIFY2(std::abs(count - 750) < 120, qPrintable(QString::number(count)));
    }

    void largerTablesAreLeftToTheSearch() {
        QVERIFY(isPairedExactly(taskOf({2, 2, 2})));
        QVERIFY(!isPairedExactly(taskOf({3, 2})));
        QVERIFY(!isPairedExactly(taskOf(std::vector<size_t>(maxPairedExactly / 2 + 1, 2))));
    }
};

} // namespace mentat::test::tst_record_draw

MENTAT_TEST(tst_record_draw, TestRecordDraw, QCoreApplication)
#include "tst_record_draw.moc"
