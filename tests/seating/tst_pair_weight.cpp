#include "scoring/heats/seating/pair_levels.h"
#include "tests/support/random_source.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <tuple>

namespace mentat::test::tst_pair_weight {

namespace {

__extension__ using Number = __int128;

quint64 word(RandomSource& random) {
    return quint64(random.below(size_t(1) << 32)) << 32 | random.below(size_t(1) << 32);
}

/// Of so many bits, below 0 or not.
Number numberOf(RandomSource& random, int bits) {
    const Number number = static_cast<Number>(word(random)) << 60 | word(random) >> 4;
    return (random.oneIn(2) ? -1 : 1) * (number >> (124 - bits));
}

/// The same, put together from its halves.
PairWeight weightOf(Number number) {
    const bool isNegative = number < 0;
    const Number size = isNegative ? -number : number;
    const PairWeight weight = PairWeight::of(static_cast<quint64>(size >> 64), 64)
                              + PairWeight::of(static_cast<quint64>(size));
    return isNegative ? -weight : weight;
}

auto levelsOf(const PairCost& cost, Number chance) {
    return std::tuple(cost.forbidden, cost.apart, cost.repeats, cost.record, chance);
}

void add(PairCost& sum, const PairCost& more) {
    sum.forbidden += more.forbidden;
    sum.apart += more.apart;
    sum.repeats += more.repeats;
    sum.record += more.record;
}

PairCost randomCost(const PairCost& most, RandomSource& random) {
    // Often the most: that is where a level would reach the next.
    const auto upTo = [&](quint64 greatest) {
        return random.oneIn(2) ? greatest : word(random) % (greatest + 1);
    };
    return {upTo(most.forbidden), upTo(most.apart), upTo(most.repeats), upTo(most.record)};
}

} // namespace

class TestPairWeight : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itCountsAsNumbersOf128Bits() {
        for (unsigned seed = 0; seed < unsigned(rounds(20'000, 1'000'000)); ++seed) {
            RandomSource random(seed);
            const Number a = numberOf(random, random.between(0, 120));
            const Number b = random.oneIn(5) ? a : numberOf(random, random.between(0, 120));
            QVERIFY2(weightOf(a) + weightOf(b) == weightOf(a + b),
                     qPrintable(QString::number(seed)));
            QVERIFY(weightOf(a) - weightOf(b) == weightOf(a - b));
            QVERIFY(-weightOf(a) == weightOf(-a));
            QVERIFY((weightOf(a) < weightOf(b)) == (a < b));
            QVERIFY((weightOf(a) == weightOf(b)) == (a == b));
            for (const int factor : {-4, -3, -2, -1, 0, 1, 2, 3, 4})
                QVERIFY(factor * weightOf(a) == weightOf(factor * a));
            QVERIFY((2 * weightOf(a)) / 2 == weightOf(a));
        }
    }

    // By hand: 2^128 is beyond the second word, and so are sums that reach it.
    void itGoesBeyond128Bits() {
        const PairWeight half = PairWeight::of(1, 127);
        QVERIFY(half + half == PairWeight::of(1, 128));
        QVERIFY(PairWeight::of(1, 128) - PairWeight(1) < PairWeight::of(1, 128));
        QVERIFY(PairWeight::of(~quint64(0), 64) + PairWeight::of(~quint64(0))
                == PairWeight::of(1, 128) - PairWeight(1));
        QVERIFY(PairWeight::of(1, 188) + PairWeight::of(1, 188) == PairWeight::of(1, 189));
        QVERIFY(-PairWeight::most() < PairWeight(0) - PairWeight::of(1, 189));
        QVERIFY(PairWeight(-1) < PairWeight(0));
        QVERIFY(PairWeight(-1) + PairWeight(1) == PairWeight());
    }

    // Of two sums over as many pairs as there are, the greater is that which is so level by level:
    // no sum of a level reaches the one above it.
    void sumsOfPairsCompareLevelByLevel() {
        for (unsigned seed = 0; seed < unsigned(rounds(300, 20'000)); ++seed) {
            RandomSource random(seed);
            const size_t pairs = 1 + random.below(150);
            const PairCost most{random.below(3), random.below(3), random.below(100),
                                word(random) >> random.between(21, 60)};
            const PairLevels levels(2 * pairs, most);
            QVERIFY(levels.fit());
            PairWeight weights[2];
            PairCost costs[2];
            Number chances[2] = {0, 0};
            for (size_t pair = 0; pair < pairs; ++pair) {
                const PairCost same = randomCost(most, random);
                for (size_t side = 0; side < 2; ++side) {
                    const PairCost cost = random.oneIn(pairs) ? randomCost(most, random) : same;
                    const quint64 chance = random.oneIn(2) ? ~quint64(0) : word(random);
                    weights[side] += levels.weightOf(cost, chance);
                    add(costs[side], cost);
                    chances[side] += chance;
                }
            }
            QVERIFY2((weights[0] < weights[1])
                         == (levelsOf(costs[0], chances[0]) < levelsOf(costs[1], chances[1])),
                     qPrintable(QString::number(seed)));
        }
    }

    // The greatest that 300 players could come to has room for what a matching computes of it, and
    // twice as many bits for the records would not have: the check can fail.
    void whatDoesNotFitIsKnown() {
        const auto record = static_cast<quint64>(maxRecord * maxRecord);
        QVERIFY(PairLevels(300, {15, 15, 1023, record}).fit());
        QVERIFY(!PairLevels(300, {15, 15, 1023, ~quint64(0)}).fit());
        const PairLevels levels(300, {15, 15, 1023, record});
        PairWeight all;
        for (int pair = 0; pair < 150; ++pair)
            all += levels.weightOf({15, 15, 1023, record}, ~quint64(0));
        QVERIFY(64 * 300 * all < PairWeight::most());
    }
};

} // namespace mentat::test::tst_pair_weight

MENTAT_TEST(tst_pair_weight, TestPairWeight, QCoreApplication)
#include "tst_pair_weight.moc"
