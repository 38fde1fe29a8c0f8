#pragma once

#include <QString>

#include <compare>
#include <optional>

namespace mentat {

/// Points of one kind (Tag), exact, in half-points; never negative.
template <class Tag>
class HalfPoints {
public:
    // Far above any tournament, far below an overflow of sums and of cross-multiplication.
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

/// QP (R2): what advances players to the final.
using QualificationPoints = HalfPoints<struct QualificationTag>;
/// PP (R5): what the Best Faction awards go by, and nothing else (R5.4).
using PerformancePoints = HalfPoints<struct PerformanceTag>;

} // namespace mentat
