#include "scoring/formats/wbc_dune/final/final_choices.h"

#include "scoring/formats/wbc_dune/games/faction_pools.h"

#include <algorithm>

namespace mentat {

std::optional<bool> expansionVote(const std::vector<PlayerId>& lineUp,
                                  const std::vector<ExpansionVote>& votes) {
    std::optional<bool> first;
    int majority = 0; // votes in favour less those against
    for (const PlayerId& player : lineUp) {
        const auto vote = std::ranges::find(votes, player, &ExpansionVote::player);
        if (vote == votes.end())
            continue;
        majority += vote->inFavour ? 1 : -1;
        if (!first)
            first = vote->inFavour;
    }
    return majority == 0 ? first : std::optional(majority > 0);
}

Picking pickingOf(const std::vector<PlayerId>& lineUp, const std::vector<FactionPick>& picks,
                  const std::vector<GameSet>& sets, bool withExpansion) {
    Picking picking;
    for (const auto& entry : idTable(Faction{})) {
        if (isInPlay(entry.value, sets, withExpansion)
            && std::ranges::find(picks, entry.value, &FactionPick::faction) == picks.end())
            picking.left.push_back(entry.value);
    }
    const auto hasNotPicked = [&](const PlayerId& player) {
        return std::ranges::find(picks, player, &FactionPick::player) == picks.end();
    };
    const auto next = std::ranges::find_if(lineUp, hasNotPicked);
    if (next != lineUp.end())
        picking.next = *next;
    return picking;
}

} // namespace mentat
