#include "scoring/statistics/participation.h"

using namespace Qt::StringLiterals;

namespace mentat {

FigurePoint countedPoint(int number) {
    return {static_cast<double>(number)};
}

FigurePoint meanPoint(const GameMean& mean, double scale) {
    const auto value = toDouble(mean.mean());
    return {value ? std::optional(*value * scale) : std::nullopt, {}, mean.known, mean.unknown};
}

std::vector<Figure> participationFigures(const std::vector<HeatParticipation>& heats,
                                         const std::vector<int>& byHeatsPlayed) {
    Figure figure{"participation"_L1};
    FigureSeries entrants{FigureWord{"checked-in"_L1}, {}};
    FigureSeries starts{FigureWord{"player-starts"_L1}, {}};
    FigureSeries games{FigureWord{"games"_L1}, {}};
    for (const HeatParticipation& heat : heats) {
        figure.categories.emplace_back(heat.heat);
        entrants.points.push_back(countedPoint(heat.entrants));
        starts.points.push_back(countedPoint(heat.playerStarts));
        games.points.push_back(countedPoint(heat.games));
    }
    figure.series = {entrants, starts, games};

    Figure played{"heats-played"_L1};
    FigureSeries people{FigureWord{"players"_L1}, {}};
    for (size_t i = 0; i < byHeatsPlayed.size(); ++i) {
        played.categories.emplace_back(FigureRank{static_cast<int>(i) + 1});
        people.points.push_back(countedPoint(byHeatsPlayed[i]));
    }
    played.series = {people};
    return {std::move(figure), std::move(played)};
}

} // namespace mentat
