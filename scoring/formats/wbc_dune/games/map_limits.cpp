#include "scoring/formats/wbc_dune/games/map_limits.h"

#include <algorithm>

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
    if (game.expansion && std::ranges::find(event.sets, GameSet::EcazMoritani) != event.sets.end())
        ++board.otherStrongholds;
    return board;
}

std::vector<Stronghold> strongholdsOnSheet(const Game& game, const EventDetails& event) {
    std::vector<Stronghold> strongholds{Stronghold::Arrakeen, Stronghold::Carthag,
                                        Stronghold::SietchTabr, Stronghold::HabbanyaSietch,
                                        Stronghold::TueksSietch};
    const auto plays = [&](GameSet set) {
        return game.expansion && std::ranges::find(event.sets, set) != event.sets.end();
    };
    if (plays(GameSet::IxiansTleilaxu))
        strongholds.push_back(Stronghold::HiddenMobileStronghold);
    if (plays(GameSet::EcazMoritani))
        strongholds.push_back(Stronghold::JacurutuSietch);
    strongholds.push_back(Stronghold::ShieldWall);
    return strongholds;
}

} // namespace mentat
