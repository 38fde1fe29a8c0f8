#include "scoring/ranking/ranking.h"

#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;

// What Dune, rulesets and Eye of the Storm rank by, whatever their keys are.
namespace mentat::test::tst_ranking {

namespace {

PlayerId id(size_t number) {
    return *PlayerId::fromText(u"p%1"_s.arg(number + 1));
}

/// p1, p2, … with a number for each key; absent: no value.
std::vector<Contender> contenders(const std::vector<std::vector<std::optional<int>>>& values) {
    std::vector<Contender> all;
    for (const auto& own : values) {
        Contender one{id(all.size()), {}};
        for (const auto& value : own)
            one.values.push_back(value ? OrderValue(Exact(*value)) : OrderValue());
        all.push_back(std::move(one));
    }
    return all;
}

QString textOf(const OrderValue& value) {
    const auto* number = std::get_if<Exact>(&value);
    return number ? number->text() : u"–"_s;
}

QString textOf(const Separation& separation) {
    if (const auto* by = std::get_if<ByKey>(&separation))
        return u"key %1 %2:%3"_s.arg(by->key).arg(textOf(by->upper), textOf(by->lower));
    if (const auto* by = std::get_if<ByRoll>(&separation))
        return u"roll %1:%2"_s.arg(by->upper.value()).arg(by->lower.value());
    return isTie(separation) ? u"tie"_s : u"last"_s;
}

/// "1 p2 key 0 3:2, 2 p1 tie, 2 p3 last"
QString textOf(const std::vector<Ranked>& rows) {
    QStringList texts;
    for (const Ranked& row : rows)
        texts.append(u"%1 %2 %3"_s.arg(QString::number(row.place.value()), row.player.text(),
                                       textOf(row.fromNext)));
    return texts.join(u", "_s);
}

QString ranked(const std::vector<std::vector<std::optional<int>>>& values,
               const RankingOrder& order, const std::vector<TieRoll>& rolls = {}) {
    return textOf(rankingOf(contenders(values), order, TieRolls(rolls)));
}

TieRoll rollOf(const std::vector<size_t>& players, const std::vector<int>& dice) {
    TieRoll roll;
    for (size_t i = 0; i < players.size(); ++i) {
        roll.players.push_back(id(players[i]));
        roll.rolls.emplace_back(dice[i]);
    }
    return roll;
}

/// Who beat whom, as head to head: the wins against those who are still tied.
using Beaten = std::vector<std::vector<bool>>;
RankingKey headToHead(const Beaten& beat) {
    return {.compare = moreIsBetter, .within = [&beat](std::span<const size_t> tied) {
                std::vector<OrderValue> values;
                for (const size_t one : tied) {
                    qint64 wins = 0;
                    for (const size_t other : tied)
                        wins += beat[one][other] ? 1 : 0;
                    values.emplace_back(Exact(wins));
                }
                return values;
            }};
}

/// The same, found without sorting: nobody before a row is worse than it, key after key, each group
/// looked at for itself. Empty: they are in order.
QString disorder(const std::vector<Ranked>& rows, const std::vector<Contender>& given,
                 const RankingOrder& order) {
    std::vector<size_t> sequence;
    for (const Ranked& row : rows)
        sequence.push_back(row.contender);
    // Groups of equals so far, split by one key after the other.
    std::vector<std::vector<size_t>> groups{sequence};
    for (const RankingKey& key : order) {
        const auto position = static_cast<size_t>(&key - order.data());
        std::vector<std::vector<size_t>> split;
        for (const auto& group : groups) {
            std::vector<OrderValue> values;
            if (key.within && group.size() > 1)
                values = key.within(group);
            for (size_t i = 0; i < group.size(); ++i) {
                if (!key.within)
                    values.push_back(given[group[i]].values[position]);
                if (key.within && group.size() == 1)
                    values.emplace_back();
                const bool isFirst = i == 0;
                const auto step
                    = isFirst ? std::strong_ordering::equal : key.compare(values[i - 1], values[i]);
                if (step < 0)
                    return u"p%1 stands before p%2"_s.arg(group[i - 1] + 1).arg(group[i] + 1);
                if (isFirst || step > 0)
                    split.emplace_back();
                split.back().push_back(group[i]);
            }
        }
        groups = std::move(split);
    }
    for (const auto& group : groups) {
        if (!std::ranges::is_sorted(group))
            return u"equal ones are not in the order given"_s;
    }
    return {};
}

struct RandomField {
    std::vector<Contender> contenders;
    Beaten beat;
};

RandomField randomField(quint32 seed) {
    RandomSource random(seed);
    RandomField field;
    const auto players = static_cast<size_t>(random.between(1, 24));
    for (size_t player = 0; player < players; ++player) {
        Contender one{id(player), {}};
        one.values.push_back(Exact(random.between(0, 3), random.between(1, 2)));
        one.values.emplace_back(); // head to head
        one.values.push_back(random.between(0, 2) == 0 ? OrderValue()
                                                       : OrderValue(Exact(random.between(0, 2))));
        field.contenders.push_back(std::move(one));
        std::vector<bool>& row = field.beat.emplace_back();
        for (size_t other = 0; other < players; ++other)
            row.push_back(random.between(0, 1) == 1);
    }
    return field;
}

} // namespace

class TestRanking : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysInTheirOrder() {
        QCOMPARE(ranked({{2, 9}, {3, 1}, {2, 10}}, {{moreIsBetter}, {lessIsBetter}}),
                 u"1 p2 key 0 3:2, 2 p1 key 1 9:10, 3 p3 last"_s);
    }

    void equalOnesShareAPlace() {
        QCOMPARE(ranked({{1}, {2}, {2}, {1}}, {{moreIsBetter}}),
                 u"1 p2 tie, 1 p3 key 0 2:1, 3 p1 tie, 3 p4 last"_s);
    }

    void noValueIsWorstUnlessItCountsNothing() {
        QCOMPARE(ranked({{{}}, {-1}}, {{moreIsBetter}}), u"1 p2 key 0 -1:–, 2 p1 last"_s);
        QCOMPARE(ranked({{{}}, {1}}, {{lessIsBetter}}), u"1 p2 key 0 1:–, 2 p1 last"_s);
        QCOMPARE(ranked({{{}}, {0}, {1}}, {{moreIsBetterThanNone}}),
                 u"1 p3 key 0 1:–, 2 p1 tie, 2 p2 last"_s);
    }

    void missingNumbersOfAListAreZero() {
        const OrderValue longer = std::vector<Exact>{Exact(1), Exact()};
        const OrderValue shorter = std::vector<Exact>{Exact(1)};
        QVERIFY(moreIsBetter(longer, shorter) == 0);
        QVERIFY(moreIsBetter(std::vector<Exact>{Exact(1), Exact(-1)}, shorter) < 0);
    }

    /// R4.4: a boundary has the values of those who stand at it, dice counted.
    void rollsPartWhomNoKeyDoes() {
        QCOMPARE(ranked({{1}, {1}, {0}}, {{moreIsBetter}}, {rollOf({0, 1}, {2, 5})}),
                 u"1 p2 roll 5:2, 2 p1 key 0 1:0, 3 p3 last"_s);
        QCOMPARE(ranked({{{}}, {0}, {-1}}, {{moreIsBetterThanNone}}, {rollOf({0, 1}, {2, 5})}),
                 u"1 p2 roll 5:2, 2 p1 key 0 –:-1, 3 p3 last"_s);
    }

    /// p1 beat p2, p2 beat p3, p3 beat p1; only two of them are tied, so one game counts.
    void headToHeadCountsOnlyThoseStillTied() {
        const Beaten beat{{false, true, false}, {false, false, true}, {true, false, false}};
        QCOMPARE(ranked({{1, {}}, {1, {}}, {0, {}}}, {{moreIsBetter}, headToHead(beat)}),
                 u"1 p1 key 1 1:0, 2 p2 key 0 1:0, 3 p3 last"_s);
        QCOMPARE(ranked({{0, {}}, {1, {}}, {1, {}}}, {{moreIsBetter}, headToHead(beat)}),
                 u"1 p2 key 1 1:0, 2 p3 key 0 1:0, 3 p1 last"_s);
        QCOMPARE(ranked({{1, {}}, {1, {}}, {1, {}}}, {{moreIsBetter}, headToHead(beat)}),
                 u"1 p1 tie, 1 p2 tie, 1 p3 last"_s);
    }

    void anotherReadingFindsNoDisorder() {
        for (quint32 seed = 1; seed <= 2000; ++seed) {
            const RandomField field = randomField(seed);
            const RankingOrder order{{moreIsBetter}, headToHead(field.beat), {lessIsBetter}};
            const auto rows = rankingOf(field.contenders, order, TieRolls({}));
            const QString found = disorder(rows, field.contenders, order);
            QVERIFY2(found.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(found)));
        }
    }

    void aWrongOrderIsFound() {
        int found = 0;
        for (quint32 seed = 1; seed <= 200; ++seed) {
            const RandomField field = randomField(seed);
            const RankingOrder order{{moreIsBetter}, headToHead(field.beat), {lessIsBetter}};
            const RankingOrder slip{{moreIsBetter}, headToHead(field.beat), {moreIsBetter}};
            const auto rows = rankingOf(field.contenders, slip, TieRolls({}));
            found += disorder(rows, field.contenders, order).isEmpty() ? 0 : 1;
        }
        QVERIFY(found > 20);
    }

    /// n log n: counted, not timed.
    void fewComparisons() {
        for (quint32 seed = 1; seed <= 200; ++seed) {
            const RandomField field = randomField(seed);
            size_t comparisons = 0;
            const RankingOrder order{{[&](const OrderValue& a, const OrderValue& b) {
                ++comparisons;
                return moreIsBetter(a, b);
            }}};
            const auto rows
                = static_cast<double>(rankingOf(field.contenders, order, TieRolls({})).size());
            const double bound = 2 * rows * (std::log2(rows + 1) + 1);
            QVERIFY2(static_cast<double>(comparisons) <= bound, qPrintable(QString::number(seed)));
        }
    }

    /// H4: what decides is never rounded, however large it becomes.
    void exactBeyond64Bits() {
        Exact sum;
        for (int i = 0; i < 3; ++i)
            sum += Exact(std::numeric_limits<qint64>::max());
        QCOMPARE(sum.text(), u"27670116110564327421"_s);
        QVERIFY(!sum.times(1));
        QVERIFY(sum > Exact(std::numeric_limits<qint64>::max()));
        sum /= 3;
        QCOMPARE(sum.times(1), std::optional(std::numeric_limits<qint64>::max()));
        const Exact third(1, 3);
        const Exact close(3074457345618258602, std::numeric_limits<qint64>::max());
        QVERIFY(close < third);
        QCOMPARE(Exact(1, -2).text(), u"-1/2"_s);
        QCOMPARE(Exact(std::numeric_limits<qint64>::min(), -2).text(), u"4611686018427387904"_s);
        QVERIFY(Exact(1, 200).toDouble() == 0.005); // as a spreadsheet reads it
        QCOMPARE(Exact(3, 2).times(2), std::optional<qint64>(3));
        QVERIFY(!Exact(3, 2).times(1));
    }
};

} // namespace mentat::test::tst_ranking

MENTAT_TEST(tst_ranking, TestRanking, QCoreApplication)

#include "tst_ranking.moc"
