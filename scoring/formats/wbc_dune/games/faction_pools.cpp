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

std::vector<Faction> poolOf(MatchUp matchUp) {
    using enum Faction;
    switch (matchUp) {
    case MatchUp::ClosedEconomy: return {BeneGesserit, Emperor, Guild, Tleilaxu, Choam, Richese};
    case MatchUp::WarOfAssassins: return {Atreides, Emperor, Guild, Harkonnen, Ecaz, Moritani};
    case MatchUp::Technocrats: return {BeneGesserit, Emperor, Ixian, Tleilaxu, Choam, Richese};
    case MatchUp::DesertPower: return {Atreides, BeneGesserit, Fremen, Guild, Harkonnen, Ixian};
    case MatchUp::LongLiveTheFighters: return {Atreides, Emperor, Fremen, Choam, Ecaz, Moritani};
    case MatchUp::SchemesWithinSchemes:
        return {BeneGesserit, Fremen, Guild, Harkonnen, Tleilaxu, Choam};
    case MatchUp::AmtalRule: return {Fremen, Ixian, Tleilaxu, Richese, Ecaz, Moritani};
    case MatchUp::Landsraad: return {Atreides, Harkonnen, Ixian, Richese, Ecaz, Moritani};
    }
    return {};
}

std::vector<std::array<Faction, 2>> intrigueDeal(std::vector<Faction> factions, size_t players,
                                                 DrawSource& source) {
    Q_ASSERT(2 * players <= factions.size());
    source.shuffle(factions);
    std::vector<std::array<Faction, 2>> hands;
    for (size_t player = 0; player < players; ++player)
        hands.push_back({factions[2 * player], factions[2 * player + 1]});
    return hands;
}

} // namespace mentat
