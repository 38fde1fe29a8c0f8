#pragma once

#include <QString>

#include <compare>
#include <memory>
#include <optional>

namespace mentat {

/// An exact fraction of any size, in lowest terms: whatever decides is never rounded (H4). Fraction
/// is limited to 64 bits; sums and means of quotients are not.
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
    /// The number times the factor, if that is an integer within 64 bits.
    [[nodiscard]] std::optional<qint64> times(qint64 factor) const;
    /// The nearest double. For display only.
    [[nodiscard]] double toDouble() const;
    /// "3/2", "-7": an integer has no denominator.
    [[nodiscard]] QString text() const;
    /// Rounded to thousandths, half away from zero, with a point: "1.131". For display only.
    [[nodiscard]] QString rounded() const;

    friend bool operator==(const Exact& a, const Exact& b) { return (a <=> b) == 0; }
    friend std::strong_ordering operator<=>(const Exact& a, const Exact& b);

private:
    struct Number; // of the big-number library, which stays private
    [[nodiscard]] Number number() const;
    void assign(Number number);

    // Most fit into 64 bits and need no allocation.
    qint64 m_numerator = 0;
    qint64 m_denominator = 1;
    std::unique_ptr<Number> m_large; // larger ones, in place of the two
};

} // namespace mentat
