#pragma once

#include <QString>
#include <QtGlobal>

#include <compare>
#include <limits>
#include <optional>
#include <vector>

namespace mentat {

/// A whole number of one kind (Tag) that cannot leave its range. Kinds do not mix: a table is never
/// a seat. Input goes through fromInt(); the constructor is for numbers that the program knows to
/// be valid (asserted).
template <class Tag, int Min, int Max = std::numeric_limits<int>::max()>
class BoundedInt {
public:
    static constexpr int min = Min;
    static constexpr int max = Max;
    using Kind = Tag;

    [[nodiscard]] static constexpr std::optional<BoundedInt> fromInt(qint64 number) {
        if (number < Min || number > Max)
            return std::nullopt;
        return BoundedInt(static_cast<int>(number));
    }
    explicit constexpr BoundedInt(int number) : m_value(number) {
        Q_ASSERT(number >= Min && number <= Max);
    }

    [[nodiscard]] constexpr int value() const { return m_value; }
    friend constexpr auto operator<=>(BoundedInt, BoundedInt) = default;

private:
    int m_value;
};

/// Something counted: tokens, spice, cards, strongholds. Unknown is an absent Count, never 0.
using Count = BoundedInt<struct CountTag, 0>;
/// A duration in minutes.
using Minutes = BoundedInt<struct MinutesTag, 0>;
/// Game turns played; 0 is a concession in the first turn (R2.3). The limit is a setting (R10.4).
using Turns = BoundedInt<struct TurnsTag, 0>;
/// The result of a die (R3.3, R4.4).
using Roll = BoundedInt<struct RollTag, 1>;
using Year = BoundedInt<struct YearTag, 1, 9999>;
/// A place in a final or in an earlier year's list, from 1.
using Place = BoundedInt<struct PlaceTag, 1>;
/// A setting that must not be 0: finalists, turn limit, alliance size.
using Positive = BoundedInt<struct PositiveTag, 1>;

using HeatNumber = BoundedInt<struct HeatTag, 1>;
using TableNumber = BoundedInt<struct TableTag, 1>;
using SeatNumber = BoundedInt<struct SeatTag, 1>;
/// A label only: seats of a game with the same number are allied at its end.
using AllianceNumber = BoundedInt<struct AllianceTag, 0>;

/// Points of one kind (Tag), exact, in half-points; never negative.
template <class Tag>
class HalfPoints {
public:
    // Far above any tournament, far below an overflow of sums and cross-multiplication.
    static constexpr qint64 maxHalves = 1'000'000;

    [[nodiscard]] static constexpr std::optional<HalfPoints> tryFromHalves(qint64 halves) {
        if (halves < 0 || halves > maxHalves)
            return std::nullopt;
        return HalfPoints(static_cast<int>(halves));
    }
    [[nodiscard]] static constexpr HalfPoints fromHalves(int halves) { return HalfPoints(halves); }
    constexpr HalfPoints() = default;

    [[nodiscard]] constexpr int halves() const { return m_halves; }
    [[nodiscard]] constexpr bool isWhole() const { return m_halves % 2 == 0; }
    constexpr HalfPoints& operator+=(HalfPoints other) {
        m_halves += other.m_halves;
        return *this;
    }
    friend constexpr HalfPoints operator+(HalfPoints a, HalfPoints b) { return a += b; }
    friend constexpr auto operator<=>(HalfPoints, HalfPoints) = default;

private:
    explicit constexpr HalfPoints(int halves) : m_halves(halves) { Q_ASSERT(halves >= 0); }
    int m_halves = 0;
};

/// R2: the points that qualify players for the final.
using QualificationPoints = HalfPoints<struct QualificationTag>;
/// R5: the points for the awards, and nothing else (R5.4).
using PerformancePoints = HalfPoints<struct PerformanceTag>;

/// A number with at most three decimals, exact: a game's score, the points of a place (H2). Between
/// -10⁹ and 10⁹, exclusive.
class Decimal {
public:
    static constexpr qint64 limitThousandths = 1'000'000'000'000;

    [[nodiscard]] static constexpr std::optional<Decimal> fromThousandths(qint64 thousandths) {
        if (thousandths <= -limitThousandths || thousandths >= limitThousandths)
            return std::nullopt;
        Decimal decimal;
        decimal.m_thousandths = thousandths;
        return decimal;
    }
    constexpr Decimal() = default;
    explicit constexpr Decimal(int whole) : m_thousandths(qint64(whole) * 1000) {
        Q_ASSERT(m_thousandths > -limitThousandths && m_thousandths < limitThousandths);
    }

    [[nodiscard]] constexpr qint64 thousandths() const { return m_thousandths; }
    friend constexpr auto operator<=>(Decimal, Decimal) = default;

private:
    qint64 m_thousandths = 0;
};

/// An exact fraction in lowest terms, denominator above 0 (normalized PP: R5.2; shared laurels:
/// R7.6). Compared exactly and without overflow.
class Fraction {
public:
    /// denominator must not be 0 (asserted).
    Fraction(qint64 numerator, qint64 denominator);

    [[nodiscard]] qint64 numerator() const { return m_numerator; }
    [[nodiscard]] qint64 denominator() const { return m_denominator; }
    /// "95/84"; an integer has no denominator: "3".
    [[nodiscard]] QString text() const;
    /// Rounded to thousandths, half away from zero: 95/84 is 1131. For display only.
    [[nodiscard]] qint64 thousandths() const;

    friend bool operator==(const Fraction&, const Fraction&) = default;
    friend std::strong_ordering operator<=>(const Fraction& a, const Fraction& b);

private:
    qint64 m_numerator;
    qint64 m_denominator;
};

/// H1: the number of players at a table.
using ListedSize = BoundedInt<struct ListedSizeTag, 2, 12>;
/// In order of preference, each once.
using ListedSizes = std::vector<ListedSize>;

} // namespace mentat
