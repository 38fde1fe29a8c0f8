#pragma once

#include "model/event.h"

namespace mentat {

/// R7.2: whether the final is played with the expansion: the majority of the line-up's votes; a
/// tied vote follows the first of the line-up who voted. Absent while nobody in it has voted.
[[nodiscard]] std::optional<bool> expansionVote(const std::vector<PlayerId>& lineUp,
                                                const std::vector<ExpansionVote>& votes);

/// R7.3: where the picking of factions stands.
struct Picking {
    std::optional<PlayerId> next; // absent: everybody has picked
    std::vector<Faction> left;    // in the order of the factions
    friend bool operator==(const Picking&, const Picking&) = default;
};

/// The line-up picks in its order, each from the factions left: the base factions, with the
/// expansion also those of the event's other sets. Picks of others than the line-up only take their
/// faction away.
[[nodiscard]] Picking pickingOf(const std::vector<PlayerId>& lineUp,
                                const std::vector<FactionPick>& picks,
                                const std::vector<GameSet>& sets, bool withExpansion);

} // namespace mentat
