#include "scoring/dune/games/map.h"

#include <algorithm>
#include <numeric>

namespace mentat {

qint64 MapLimits::greatestHalvesPerTurn(const Settings& settings) const {
    return qint64(cities) * settings.cityPoints.halves()
           + qint64(otherStrongholds) * settings.strongholdPoints.halves()
           + settings.shieldWallPoints.halves();
}

MapLimits mapLimits(const Game& game, const EventDetails& event) {
    MapLimits board;
    if (std::ranges::find(game.seats, Faction::Ixian, playedFaction) != game.seats.end())
        ++board.otherStrongholds;
    if (game.variant && std::ranges::find(event.sets, GameSet::EcazMoritani) != event.sets.end())
        ++board.otherStrongholds;
    return board;
}

std::vector<Stronghold> strongholdsOnSheet(const Game& game, const EventDetails& event) {
    std::vector<Stronghold> strongholds{Stronghold::Arrakeen, Stronghold::Carthag,
                                        Stronghold::SietchTabr, Stronghold::HabbanyaSietch,
                                        Stronghold::TueksSietch};
    const auto plays = [&](GameSet set) {
        return game.variant && std::ranges::find(event.sets, set) != event.sets.end();
    };
    if (plays(GameSet::IxiansTleilaxu))
        strongholds.push_back(Stronghold::HiddenMobileStronghold);
    if (plays(GameSet::EcazMoritani))
        strongholds.push_back(Stronghold::JacurutuSietch);
    strongholds.push_back(Stronghold::ShieldWall);
    return strongholds;
}

namespace {

/// How many sectors the storm moves to reach the dot; at least 1.
int wayTo(Sector dot, Sector storm) {
    const int ahead = dot.value() - storm.value();
    return ahead > 0 ? ahead : ahead + Sector::max;
}

} // namespace

std::vector<size_t> turnOrder(Sector storm, const std::vector<Sector>& dots) {
    std::vector<size_t> order(dots.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::ranges::stable_sort(order, {},
                             [&](size_t position) { return wayTo(dots[position], storm); });
    return order;
}

OccupySupport occupySupport(Count ecazForces, OccupyPassage passage) {
    const int forces = ecazForces.value();
    const int below = forces / 2;
    const int above = forces - below;
    if (passage == OccupyPassage::Rule)
        return {.added = above, .staying = below, .lost = forces - below};
    return {.added = below, .staying = above, .lost = forces - above};
}

} // namespace mentat
