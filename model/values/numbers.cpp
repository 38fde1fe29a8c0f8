#include "model/values/numbers.h"

#include <numeric>

namespace mentat {
namespace {

struct Division {
    qint64 whole;
    qint64 rest; // 0 ≤ rest < divisor
};

Division floorDivision(qint64 number, qint64 divisor) {
    qint64 whole = number / divisor;
    qint64 rest = number % divisor;
    if (rest < 0) {
        rest += divisor;
        --whole;
    }
    return {whole, rest};
}

} // namespace

Fraction::Fraction(qint64 numerator, qint64 denominator)
    : m_numerator(numerator)
    , m_denominator(denominator) {
    Q_ASSERT(denominator != 0);
    const qint64 divisor = std::gcd(m_numerator, m_denominator) * (m_denominator < 0 ? -1 : 1);
    m_numerator /= divisor;
    m_denominator /= divisor;
}

QString Fraction::text() const {
    const QString top = QString::number(m_numerator);
    return m_denominator == 1 ? top : top + u'/' + QString::number(m_denominator);
}

qint64 Fraction::thousandths() const {
    const qint64 size = m_numerator < 0 ? -m_numerator : m_numerator;
    const auto [whole, rest] = floorDivision(size, m_denominator);
    const qint64 rounded = whole * 1000 + (rest * 2000 + m_denominator) / (2 * m_denominator);
    return m_numerator < 0 ? -rounded : rounded;
}

// By continued fractions (Euclid's algorithm on both at once): no products, so no overflow.
std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
    qint64 aTop = a.m_numerator;
    qint64 aBottom = a.m_denominator;
    qint64 bTop = b.m_numerator;
    qint64 bBottom = b.m_denominator;
    bool swapped = false; // comparing reciprocals reverses the order
    for (;;) {
        const Division first = floorDivision(aTop, aBottom);
        const Division second = floorDivision(bTop, bBottom);
        if (first.whole != second.whole || first.rest == 0 || second.rest == 0) {
            const auto order = first.whole != second.whole ? first.whole <=> second.whole
                               : (first.rest == 0 && second.rest == 0) ? std::strong_ordering::equal
                               : first.rest == 0                       ? std::strong_ordering::less
                                                 : std::strong_ordering::greater;
            return swapped ? 0 <=> order : order;
        }
        aTop = std::exchange(aBottom, first.rest);
        bTop = std::exchange(bBottom, second.rest);
        swapped = !swapped;
    }
}

} // namespace mentat
