#include "scoring/formats/wbc_dune/games/performance.h"

namespace mentat {

std::optional<PerformancePoints> performanceOf(const Seat& seat, const Settings& settings) {
    if (dune(seat).performancePoints || dune(seat).control.empty())
        return dune(seat).performancePoints;
    return pointsOf(dune(seat).control, settings);
}

Fraction normalized(PerformancePoints points, Turns turns, int starters) {
    constexpr qint64 halvesInOne = 2;
    constexpr qint64 seatsOfAFullGame = 6;
    return {qint64(points.halves()) * starters, halvesInOne * turns.value() * seatsOfAFullGame};
}

} // namespace mentat
