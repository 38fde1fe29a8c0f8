#include "model/values/numbers.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_fraction {

namespace {

constexpr qint64 big = qint64(1) << 62;

QString nameOf(const Fraction& fraction) {
    return u"%1/%2"_s.arg(fraction.numerator()).arg(fraction.denominator());
}

qint64 greatestCommonDivisor(qint64 a, qint64 b) {
    return b == 0 ? (a < 0 ? -a : a) : greatestCommonDivisor(b, a % b);
}

std::strong_ordering turnedRound(std::strong_ordering order) {
    return 0 <=> order;
}

/// Empty, or what is wrong with how two fractions are compared, in all four directions.
QString orderFault(const Fraction& a, const Fraction& b, std::strong_ordering expected) {
    QString both = nameOf(a) + u" and "_s + nameOf(b);
    if ((a <=> b) != expected || (b <=> a) != turnedRound(expected))
        return both;
    const Fraction minusA(-a.numerator(), a.denominator());
    const Fraction minusB(-b.numerator(), b.denominator());
    if ((minusA <=> minusB) != turnedRound(expected) || (minusB <=> minusA) != expected)
        return u"minus "_s + both;
    if ((a == b) != (expected == 0))
        return u"equality of "_s + both;
    return {};
}

/// Whether thousandths() is the nearest whole number of them, half away from zero; without a
/// division, so not as the program does it.
bool isRounded(const Fraction& fraction, qint64 thousandths) {
    const qint64 top = 1000 * fraction.numerator();
    const qint64 bottom = fraction.denominator();
    const qint64 off = thousandths * bottom - top; // how far above, in parts of the denominator
    const qint64 twice = off < 0 ? -2 * off : 2 * off;
    if (twice != bottom)
        return twice < bottom;
    return top < 0 ? off < 0 : off > 0;
}

} // namespace

class TestFraction : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void standsInLowestTerms() {
        for (qint64 top = -60; top <= 60; ++top) {
            for (qint64 bottom = -25; bottom <= 25; ++bottom) {
                if (bottom == 0)
                    continue;
                const Fraction fraction(top, bottom);
                const QByteArray what = nameOf(fraction).toUtf8();
                QVERIFY2(fraction.denominator() > 0, what);
                QVERIFY2(greatestCommonDivisor(fraction.numerator(), fraction.denominator()) == 1,
                         what);
                QVERIFY2(fraction.numerator() * bottom == top * fraction.denominator(), what);
            }
        }
    }

    void isComparedLikeSmallNumbers() {
        for (qint64 a = -12; a <= 12; ++a) {
            for (qint64 b = 1; b <= 9; ++b) {
                for (qint64 c = -12; c <= 12; ++c) {
                    for (qint64 d = 1; d <= 9; ++d) {
                        const auto expected = a * d <=> c * b; // cross-multiplication
                        QCOMPARE(orderFault({a, b}, {c, d}, expected), QString());
                    }
                }
            }
        }
    }

    // Pairs whose order is known although their products have more than 64 bits.
    void isComparedWithoutOverflow() {
        const auto less = std::strong_ordering::less;
        const auto equal = std::strong_ordering::equal;
        QCOMPARE(orderFault({big - 1, big}, {big, big + 1}, less), QString());
        QCOMPARE(orderFault({big + 1, big}, {big, big - 1}, less), QString());
        QCOMPARE(orderFault({big, big + 1}, {1, 1}, less), QString());
        QCOMPARE(orderFault({1, big}, {1, big - 1}, less), QString());
        QCOMPARE(orderFault({0, 1}, {1, big}, less), QString());
        QCOMPARE(orderFault({big - 1, 1}, {big, 1}, less), QString());
        QCOMPARE(orderFault({-1, big}, {1, big}, less), QString());
        QCOMPARE(orderFault({big, big}, {1, 1}, equal), QString());
        QCOMPARE(orderFault({big, 2 * (big / 4)}, {2, 1}, equal), QString());
        // Doubles, or products in 64 bits, cannot tell these apart: the pairs are worth trying.
        QVERIFY(double(big - 1) / double(big) == double(big) / double(big + 1));
        QCOMPARE(quint64(big) * quint64(big), quint64(0));
    }

    // Ratios of neighboring Fibonacci numbers close in on the golden ratio from both sides by
    // turns, and their continued fractions are the longest there are.
    void isComparedAlongTheLongestContinuedFractions() {
        std::vector<qint64> fibonacci{1, 1};
        while (fibonacci.back() < big)
            fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);
        std::vector<Fraction> ratios;
        for (size_t i = 1; i < fibonacci.size(); ++i)
            ratios.emplace_back(fibonacci[i], fibonacci[i - 1]);
        QVERIFY(ratios.size() > 85);
        for (size_t i = 0; i + 2 < ratios.size(); ++i) {
            const bool isBelow = i % 2 == 0; // 1, 3/2, 8/5, … and 2, 5/3, 13/8, …
            const auto toNext
                = isBelow ? std::strong_ordering::less : std::strong_ordering::greater;
            QCOMPARE(orderFault(ratios[i], ratios[i + 1], toNext), QString());
            QCOMPARE(orderFault(ratios[i], ratios[i + 2], toNext), QString());
        }
    }

    void wrongOrderIsNoticed() {
        QVERIFY(!orderFault({1, 3}, {1, 2}, std::strong_ordering::greater).isEmpty());
        QVERIFY(!orderFault({1, 3}, {2, 6}, std::strong_ordering::less).isEmpty());
        QVERIFY(!orderFault({1, 3}, {1, 2}, std::strong_ordering::equal).isEmpty());
    }

    void isShownInThousandths_data() {
        QTest::addColumn<qint64>("top");
        QTest::addColumn<qint64>("bottom");
        QTest::addColumn<qint64>("thousandths");
        QTest::newRow("R5.2") << qint64(95) << qint64(84) << qint64(1131);
        QTest::newRow("0") << qint64(0) << qint64(7) << qint64(0);
        QTest::newRow("whole") << qint64(-3) << qint64(1) << qint64(-3000);
        QTest::newRow("up") << qint64(2) << qint64(3) << qint64(667);
        QTest::newRow("down") << qint64(1) << qint64(3) << qint64(333);
        QTest::newRow("half") << qint64(1) << qint64(2000) << qint64(1);
        QTest::newRow("half, negative") << qint64(-1) << qint64(2000) << qint64(-1);
        QTest::newRow("half, not to even") << qint64(5) << qint64(2000) << qint64(3);
        QTest::newRow("less than half") << qint64(1) << qint64(2001) << qint64(0);
        QTest::newRow("more than half") << qint64(-2) << qint64(3999) << qint64(-1);
    }
    void isShownInThousandths() {
        QFETCH(qint64, top);
        QFETCH(qint64, bottom);
        QFETCH(qint64, thousandths);
        QCOMPARE(Fraction(top, bottom).thousandths(), thousandths);
    }

    void isRoundedHalfAwayFromZero() {
        for (qint64 bottom = 1; bottom <= 2100; bottom += bottom < 100 ? 1 : 100) {
            for (qint64 top = -250; top <= 250; ++top) {
                const Fraction fraction(top, bottom);
                QVERIFY2(isRounded(fraction, fraction.thousandths()), qPrintable(nameOf(fraction)));
            }
        }
    }

    void wrongRoundingIsNoticed() {
        QVERIFY(isRounded({1, 2000}, 1));
        QVERIFY(!isRounded({1, 2000}, 0));
        QVERIFY(!isRounded({-1, 2000}, 0));
        QVERIFY(!isRounded({95, 84}, 1130));
        QVERIFY(!isRounded({95, 84}, 1132));
    }

    void isWrittenAsInDocuments() {
        QCOMPARE(Fraction(95, 84).text(), u"95/84"_s);
        QCOMPARE(Fraction(190, 168).text(), u"95/84"_s);
        QCOMPARE(Fraction(6, 2).text(), u"3"_s);
        QCOMPARE(Fraction(0, -5).text(), u"0"_s);
        QCOMPARE(Fraction(1, -2).text(), u"-1/2"_s);
        QCOMPARE(Fraction(-1, -2).text(), u"1/2"_s);
    }
};

} // namespace mentat::test::tst_fraction

MENTAT_TEST(tst_fraction, TestFraction, QCoreApplication)
#include "tst_fraction.moc"
