#pragma once

#include "scoring/statistics/means.h"

namespace mentat {

/// How many took part in a heat.
struct HeatParticipation {
    HeatNumber heat;
    int entrants = 0;
    int playerStarts = 0; // of its complete games
    int games = 0;
};

/// "participation", heat by heat, and "heats-played": how many people played one, two and so on.
[[nodiscard]] std::vector<Figure> participationFigures(const std::vector<HeatParticipation>& heats,
                                                       const std::vector<int>& byHeatsPlayed);

[[nodiscard]] FigurePoint countedPoint(int number);
/// scale: what one of the mean's unit is in the figure's.
[[nodiscard]] FigurePoint meanPoint(const GameMean& mean, double scale = 1);

} // namespace mentat
