#include "scoring/formats/wbc_dune/games/faction_pools.h"

#include <algorithm>

namespace mentat {

bool isInPlay(Faction faction, const std::vector<GameSet>& sets, bool expansion) {
    const GameSet set = setOf(faction);
    return set == GameSet::Base || (expansion && std::ranges::find(sets, set) != sets.end());
}

std::vector<Faction> factionPool(const std::vector<GameSet>& sets, bool expansion, size_t players) {
    constexpr size_t recommendedPlayers = 3;
    if (!expansion && players <= recommendedPlayers)
        return {Faction::Atreides, Faction::Fremen, Faction::Harkonnen};
    std::vector<Faction> pool;
    for (const auto& entry : idTable(Faction{})) {
        if (isInPlay(entry.value, sets, expansion))
            pool.push_back(entry.value);
    }
    return pool;
}

} // namespace mentat
