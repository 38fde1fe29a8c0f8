#pragma once

#include "scoring/statistics/means.h"

namespace mentat {

/// A faction in the completed heat games. A win counts for each faction that took part in it.
struct FactionFigures {
    Faction faction;
    int games = 0;
    int wins = 0;           // of every kind, those below among them
    int byDefault = 0;      // R2.5: Fremen or Guild default
    int adjudicated = 0;    // R3
    RatioMean normalized{}; // R5.2, over everybody who played it
    /// The highest normalized PP of anybody who is not disqualified: that of the award (R5.3).
    std::optional<Fraction> best{};

    [[nodiscard]] int winsWithoutDefaults() const { return wins - byDefault; }
    void add(const FactionFigures& other);
    friend bool operator==(const FactionFigures&, const FactionFigures&) = default;
};

/// Wins by games, with its interval; no value where nobody played it.
[[nodiscard]] FigurePoint winRate(const FactionFigures& figures);

} // namespace mentat
