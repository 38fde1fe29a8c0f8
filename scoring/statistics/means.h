#pragma once

#include "model/values/numbers.h"
#include "scoring/statistics/figure.h"

#include <map>

namespace mentat {

/// A mean over games: of those whose value is known, the others are only counted.
struct GameMean {
    qint64 sum = 0;
    int known = 0;
    int unknown = 0;

    void add(std::optional<qint64> value);
    void add(const GameMean& other);
    /// Absent where no game's value is known.
    [[nodiscard]] std::optional<Fraction> mean() const;
    friend bool operator==(const GameMean&, const GameMean&) = default;
};

/// A mean of ratios. The sums are exact, denominator by denominator; only the mean is rounded, and
/// nothing is decided by it.
struct RatioMean {
    std::map<qint64, qint64> numerators; // by denominator
    int known = 0;
    int unknown = 0;

    /// The denominator is above 0.
    void add(qint64 numerator, qint64 denominator);
    void addUnknown() { ++unknown; }
    void add(const RatioMean& other);
    /// Absent where no ratio is known.
    [[nodiscard]] std::optional<double> mean() const;
    friend bool operator==(const RatioMean&, const RatioMean&) = default;
};

/// Minutes a turn, over the games whose time is known and that came to a turn at all.
struct Pace {
    qint64 minutes = 0;
    qint64 turns = 0;
    RatioMean ofGames; // each game's minutes by its turns

    void add(std::optional<qint64> minutesPlayed, std::optional<qint64> turnsPlayed);
    void add(const Pace& other);
    /// Total time by total turns: a long game weighs more.
    [[nodiscard]] std::optional<Fraction> ratioOfMeans() const;
    /// The games' own pace: each weighs the same.
    [[nodiscard]] std::optional<double> meanOfRatios() const { return ofGames.mean(); }
    friend bool operator==(const Pace&, const Pace&) = default;
};

/// Wilson's score interval of a share, with a confidence of 95 %: where the true rate lies by so
/// few games (E. B. Wilson, 1927). 0 ≤ hits ≤ of, of above 0.
[[nodiscard]] Interval wilsonInterval(int hits, int of);

[[nodiscard]] double toDouble(const Fraction& fraction);
[[nodiscard]] std::optional<double> toDouble(const std::optional<Fraction>& fraction);
/// Exact; both denominators are small.
[[nodiscard]] Fraction sumOf(const Fraction& a, const Fraction& b);

} // namespace mentat
