#pragma once

#include <QString>

#include <compare>

namespace mentat {

/// An exact fraction in lowest terms, denominator above 0 (normalized PP: R5.2; shared laurels:
/// R7.6). Compared exactly and without overflow.
class Fraction {
public:
    /// denominator must not be 0 (asserted).
    Fraction(qint64 numerator, qint64 denominator);

    [[nodiscard]] qint64 numerator() const { return m_numerator; }
    [[nodiscard]] qint64 denominator() const { return m_denominator; }
    /// "95/84"; a whole number without denominator: "3".
    [[nodiscard]] QString text() const;
    /// Rounded to thousandths, half away from zero: 95/84 is 1131. Only for showing.
    [[nodiscard]] qint64 thousandths() const;

    friend bool operator==(const Fraction&, const Fraction&) = default;
    friend std::strong_ordering operator<=>(const Fraction& a, const Fraction& b);

private:
    qint64 m_numerator;
    qint64 m_denominator;
};

} // namespace mentat
