#include "reports/heats/games_and_hours.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cstdlib>
#include <numeric>

namespace mentat::test::tst_rounded_parts {

namespace {

using Parts = std::vector<qint64>;

qint64 sumOf(const Parts& parts) {
    return std::accumulate(parts.begin(), parts.end(), qint64(0));
}

/// Half up.
qint64 rounded(qint64 number, qint64 unit) {
    return (2 * number + unit) / (2 * unit);
}

/// Whether what is printed adds up, and each part is off by less than one.
bool isSound(const Parts& parts, const Parts& printed, qint64 unit) {
    if (printed.size() != parts.size() || sumOf(printed) != rounded(sumOf(parts), unit))
        return false;
    for (size_t i = 0; i < parts.size(); ++i) {
        if (std::abs(printed[i] * unit - parts[i]) >= unit)
            return false;
    }
    return true;
}

} // namespace

/// Rounded parts that add up to what is printed as their sum.
class TestRoundedParts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A9: 1262 + 1316 + 1208 + 424 minutes are 21.0 + 21.9 + 20.1 + 7.1 hours, each for itself,
    /// and 70.2 together.
    void minutesOfASample() {
        const Parts minutes{1262, 1316, 1208, 424};
        Parts each;
        for (const qint64 part : minutes)
            each.push_back(rounded(part, 6));
        QCOMPARE(each, (Parts{210, 219, 201, 71}));
        QVERIFY(!isSound(minutes, each, 6)); // 70.1, not 70.2
        QCOMPARE(partsOfRoundedSum(minutes, 6), (Parts{211, 219, 201, 71}));
    }

    void ofEqualsTheFirst() { QCOMPARE(partsOfRoundedSum({3, 3}, 6), (Parts{1, 0})); }

    void nothingOfNothing() {
        QCOMPARE(partsOfRoundedSum({}, 6), Parts());
        QCOMPARE(partsOfRoundedSum({0, 0}, 6), (Parts{0, 0}));
    }

    void anyPartsAddUp() {
        for (unsigned seed = 1; seed <= 500; ++seed) {
            RandomSource random(seed);
            Parts parts;
            const int count = random.between(1, 12);
            for (int i = 0; i < count; ++i)
                parts.push_back(random.between(0, 3000));
            const qint64 unit = random.between(1, 60);
            QVERIFY2(isSound(parts, partsOfRoundedSum(parts, unit), unit),
                     qPrintable(QString::number(seed)));
        }
    }
};

} // namespace mentat::test::tst_rounded_parts

MENTAT_TEST(tst_rounded_parts, TestRoundedParts, QCoreApplication)
#include "tst_rounded_parts.moc"
