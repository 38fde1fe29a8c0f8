#include "scoring/statistics/faction_figures.h"

namespace mentat {

void FactionFigures::add(const FactionFigures& other) {
    games += other.games;
    wins += other.wins;
    byDefault += other.byDefault;
    adjudicated += other.adjudicated;
    normalized.add(other.normalized);
    if (other.best && (!best || *other.best > *best))
        best = other.best;
}

FigurePoint winRate(const FactionFigures& figures) {
    if (figures.games == 0)
        return {};
    return {static_cast<double>(figures.wins) / figures.games,
            wilsonInterval(figures.wins, figures.games), figures.games, 0};
}

} // namespace mentat
