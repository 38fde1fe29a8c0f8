#include "tests/seating/played_heats.h"
#include "tests/support/attendance.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <map>
#include <numeric>

using namespace Qt::StringLiterals;

// How few repeats the avoiding draw reaches: what issue 4 asks for.
namespace mentat::test::tst_repeats_reached {

namespace {

using Sizes = std::vector<size_t>;

/// The least of three heats that everyone plays: proven, and reached by a search of another kind.
int leastOfThreeHeats(const Sizes& sizes) {
    static const std::map<Sizes, int> table{
        {{5, 5, 5, 5}, 12},    {{6, 5, 5, 5}, 15},   {{6, 6, 5, 5}, 18},   {{6, 6, 6, 5}, 21},
        {{6, 6, 6, 6}, 24},    {{6, 5, 5, 5, 5}, 3}, {{6, 6, 5, 5, 5}, 6}, {{6, 6, 6, 5, 5}, 9},
        {{6, 6, 6, 6, 5}, 12}, {{6, 6, 6, 6, 6}, 15}};
    const auto found = table.find(sizes);
    return found == table.end() ? 0 : found->second;
}

std::vector<Sizes> fullHeats() {
    std::vector<Sizes> all{Sizes(6, 5)};
    for (size_t people = 20; people <= 60; ++people)
        all.push_back(sizesOf(people));
    for (const size_t people : {72U, 80U, 100U, 150U})
        all.push_back(sizesOf(people));
    return all;
}

qint64 repeatsOfHeats(const Sizes& sizes, int heats, qint64 seed) {
    PlayedHeats played(taskOf(sizes).entrants());
    qint64 sum = 0;
    for (int heat = 0; heat < heats; ++heat)
        sum += played.draw(sizes, seed * 10 + heat).cost.repeats;
    return sum;
}

/// Reached in at least 19 of 20 seeds, and never missed by more than two.
bool isReached(const std::vector<qint64>& above) {
    const auto missed = std::count_if(above.begin(), above.end(), [](qint64 a) { return a != 0; });
    return static_cast<size_t>(missed) <= above.size() / 20
           && std::all_of(above.begin(), above.end(), [](qint64 a) { return a >= 0 && a <= 2; });
}

/// Some of a pool who come to each heat, at tables of these sizes.
struct Thin {
    size_t pool;
    Sizes sizes;
    [[nodiscard]] size_t coming() const { return taskOf(sizes).entrants(); }
};

using Figures = std::vector<double>; // one for each list

constexpr unsigned lists = 200;

struct ThinDraws {
    Figures repeats;
    Figures bounds; // the sum of those of the heats
};

ThinDraws thinDraws(const Thin& thin, int heats, const SearchLimits& limits = {}) {
    ThinDraws draws;
    for (unsigned list = 1; list <= lists; ++list) {
        RandomSource random(list);
        PlayedHeats played(thin.pool);
        double& repeats = draws.repeats.emplace_back(0);
        double& bounds = draws.bounds.emplace_back(0);
        for (int heat = 0; heat < heats; ++heat) {
            const auto coming = attendance(thin.pool, thin.coming(), random);
            const AvoidingDraw draw
                = played.draw(coming, thin.sizes, qint64(list) * 10 + heat, limits);
            repeats += static_cast<double>(draw.cost.repeats);
            bounds += static_cast<double>(draw.bound);
        }
    }
    return draws;
}

double meanOf(const Figures& figures) {
    return std::accumulate(figures.begin(), figures.end(), 0.0)
           / static_cast<double>(figures.size());
}

/// The standard error of the mean.
double errorOf(const Figures& figures) {
    const double mean = meanOf(figures);
    double squares = 0;
    for (const double figure : figures)
        squares += (figure - mean) * (figure - mean);
    const auto n = static_cast<double>(figures.size());
    return std::sqrt(squares / (n - 1) / n);
}

double ways(size_t n, size_t k) {
    double result = n < k ? 0 : 1;
    for (size_t i = 0; i < k && n >= k; ++i)
        result *= static_cast<double>(n - i) / static_cast<double>(k - i);
    return result;
}

/// What three heats cannot be below in the mean, however they are drawn: of the people at a table,
/// whoever they are, so many come to a later heat with the same probability, and of more people
/// than there are tables the others make a repeat each.
double leastMean(const Thin& thin) {
    double least = 0;
    for (const size_t size : thin.sizes) {
        for (size_t again = thin.sizes.size() + 1; again <= size; ++again) {
            const double probability = ways(thin.coming(), again)
                                       * ways(thin.pool - thin.coming(), size - again)
                                       / ways(thin.pool, size);
            least += probability * static_cast<double>(again - thin.sizes.size());
        }
    }
    return 3 * least; // the first heat in the second, both in the third
}

} // namespace

class TestRepeatsReached : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fullAttendance() {
        const int seeds = rounds(4, 20);
        for (const Sizes& sizes : fullHeats()) {
            std::vector<qint64> above;
            for (qint64 seed = 1; seed <= seeds; ++seed)
                above.push_back(repeatsOfHeats(sizes, 3, seed) - leastOfThreeHeats(sizes));
            QVERIFY2(isReached(above), qPrintable(u"%1 people"_s.arg(taskOf(sizes).entrants())));
        }
    }
    void whatIsNotReachedIsFound() {
        std::vector<qint64> above(20, 0);
        QVERIFY(isReached(above));
        above[3] = 2;
        QVERIFY(isReached(above));
        above[7] = 1;
        QVERIFY(!isReached(above));
        QVERIFY(!isReached({0, 3}));
        QVERIFY(!isReached({0, -1}));
    }

    // 2 can be had, planned together; a fourth heat cannot be free of repeats. After some third
    // heats 6 are the least that ten times as long a search finds.
    void thirtySixInFourHeats() {
        const int seeds = rounds(4, 20);
        QStringList sums;
        for (qint64 seed = 1; seed <= seeds; ++seed) {
            const qint64 sum = repeatsOfHeats(Sizes(6, 6), 4, seed);
            QVERIFY2(sum >= 2 && sum <= 6, qPrintable(QString::number(sum)));
            sums << QString::number(sum);
        }
        qInfo("%s", qPrintable(sums.join(u' ')));
    }

    // What issue 4 asks. In the second row no draw can be expected to come below 1.32, so that with
    // 200 lists, which leave a standard error of 0.07, another draw may be above 1.3 without being
    // worse. That each heat keeps its bound is the proof that none would have been better.
    void thinAttendance_data() {
        QTest::addColumn<Thin>("thin");
        QTest::addColumn<double>("most");
        QTest::addColumn<double>("least");
        QTest::newRow("24 of 34 on four") << Thin{34, sizesOf(24)} << 7.2 << 6.194;
        QTest::newRow("27 of 34 on five") << Thin{34, sizesOf(27)} << 1.3 << 1.321;
        QTest::newRow("30 of 38 on five") << Thin{38, Sizes(5, 6)} << 3.6 << 3.226;
    }
    void thinAttendance() {
        QFETCH(const Thin, thin);
        QFETCH(const double, most);
        QFETCH(const double, least);
        const ThinDraws draws = thinDraws(thin, 3);
        qInfo("mean %.3f +- %.3f, bounds %.3f, least to be expected %.3f", meanOf(draws.repeats),
              1.96 * errorOf(draws.repeats), meanOf(draws.bounds), leastMean(thin));
        QCOMPARE(draws.repeats, draws.bounds);
        QVERIFY(meanOf(draws.repeats) <= most);
        QVERIFY(std::abs(leastMean(thin) - least) < 0.001);
        QVERIFY(std::abs(meanOf(draws.repeats) - least) < 3 * errorOf(draws.repeats));
    }

    // A first heat's tables have nobody in common, so in the second no seating has an acquaintance
    // more than another: what looking ahead prefers begins with the third and can show in a fourth.
    void lookingAheadBeginsWithTheThirdHeat() {
        const Thin thin{34, sizesOf(24)};
        QCOMPARE(thinDraws(thin, 2).repeats, thinDraws(thin, 2, {.looksAhead = false}).repeats);
    }

    void lookingAheadDoesNoHarm() {
        for (const Thin& thin :
             {Thin{34, sizesOf(24)}, Thin{34, sizesOf(27)}, Thin{38, Sizes(5, 6)}}) {
            if (thin.coming() > 24 && rounds(0, 1) == 0)
                continue;
            const ThinDraws with = thinDraws(thin, 4);
            const ThinDraws without = thinDraws(thin, 4, {.looksAhead = false});
            Figures differences;
            for (size_t list = 0; list < lists; ++list)
                differences.push_back(with.repeats[list] - without.repeats[list]);
            const double interval = 1.96 * errorOf(differences);
            qInfo("%zu in four heats: with %.3f, without %.3f, difference %.3f +- %.3f",
                  thin.coming(), meanOf(with.repeats), meanOf(without.repeats), meanOf(differences),
                  interval);
            QVERIFY(meanOf(differences) <= interval);
        }
    }
};

} // namespace mentat::test::tst_repeats_reached

MENTAT_TEST(tst_repeats_reached, TestRepeatsReached, QCoreApplication)
#include "tst_repeats_reached.moc"
