#pragma once

#include "model/faction.h"

#include <vector>

namespace mentat {

/// R9: whether a faction can be played: one of the base game, or with the expansion one of the
/// event's other sets.
[[nodiscard]] bool isInPlay(Faction faction, const std::vector<GameSet>& sets, bool expansion);

/// R1.4: the factions that a table draws from: of the base game, with the expansion also those of
/// the event's other sets; three players at a base table play the only published recommendation.
[[nodiscard]] std::vector<Faction> factionPool(const std::vector<GameSet>& sets, bool expansion,
                                               size_t players);

} // namespace mentat
