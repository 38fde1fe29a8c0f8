#pragma once

#include <QString>

#include <compare>
#include <memory>
#include <optional>

namespace mentat {

/// A fraction of any size, exact, always in lowest terms: what decides is never rounded (H4). A
/// Fraction holds what fits into 64 bits; sums and means of quotients do not.
class Exact {
public:
    Exact(); // 0
    explicit Exact(qint64 whole);
    /// denominator must not be 0 (asserted).
    Exact(qint64 numerator, qint64 denominator);
    Exact(const Exact& other);
    Exact(Exact&& other) noexcept;
    Exact& operator=(const Exact& other);
    Exact& operator=(Exact&& other) noexcept;
    ~Exact();

    Exact& operator+=(const Exact& other);
    Exact& operator*=(const Exact& other);
    /// divisor must not be 0 (asserted).
    Exact& operator/=(qint64 divisor);

    [[nodiscard]] bool isZero() const { return !m_large && m_numerator == 0; }
    /// The number times the factor, where that is whole and fits into 64 bits.
    [[nodiscard]] std::optional<qint64> times(qint64 factor) const;
    /// The nearest. Only for showing.
    [[nodiscard]] double toDouble() const;
    /// "3/2", "-7": a whole number has no denominator.
    [[nodiscard]] QString text() const;
    /// Rounded to thousandths, half away from zero, as text with a point: "1.131". Only for
    /// showing.
    [[nodiscard]] QString rounded() const;

    friend bool operator==(const Exact& a, const Exact& b) { return (a <=> b) == 0; }
    friend std::strong_ordering operator<=>(const Exact& a, const Exact& b);

private:
    struct Number; // of the library that computes it, which nobody else has to see
    [[nodiscard]] Number number() const;
    void assign(Number number);

    // Most fit into 64 bits, and so need no allocation.
    qint64 m_numerator = 0;
    qint64 m_denominator = 1;
    std::unique_ptr<Number> m_large; // those that do not, in place of the two
};

} // namespace mentat
