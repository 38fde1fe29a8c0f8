#pragma once

#include "model/rounds/heats_play.h"
#include "model/values/ids.h"

#include <algorithm>
#include <vector>

namespace mentat {

/// Lists that name players, once two of them are one: the other's name becomes the kept one's, and
/// where both are named, the kept one's place counts and the other's goes.

inline void mergeIn(std::vector<PlayerId>& list, const PlayerId& kept, const PlayerId& other) {
    if (std::find(list.begin(), list.end(), kept) != list.end())
        std::erase(list, other);
    else
        std::replace(list.begin(), list.end(), other, kept);
}

/// Whether a list of what is known of each player (seats, calls, votes) knows something of one.
template <class PerPlayer>
[[nodiscard]] bool hasPlayer(const std::vector<PerPlayer>& list, const PlayerId& player) {
    return std::ranges::find(list, player, &PerPlayer::player) != list.end();
}

template <class PerPlayer>
[[nodiscard]] std::vector<PlayerId> playersIn(const std::vector<PerPlayer>& list) {
    std::vector<PlayerId> players;
    for (const PerPlayer& one : list)
        players.push_back(one.player);
    return players;
}

/// For such lists.
template <class PerPlayer>
void mergeIn(std::vector<PerPlayer>& list, const PlayerId& kept, const PlayerId& other) {
    if (hasPlayer(list, kept))
        std::erase_if(list, [&](const PerPlayer& one) { return one.player == other; });
    for (PerPlayer& one : list) {
        if (one.player == other)
            one.player = kept;
    }
}

/// R4.4: dice stand in the order of the players, so the other's die goes with the name. Nobody ties
/// with himself: a tie of one is none.
inline void mergeIn(std::vector<TieRoll>& ties, const PlayerId& kept, const PlayerId& other) {
    for (TieRoll& tie : ties) {
        const auto place = std::find(tie.players.begin(), tie.players.end(), other);
        const auto die = place - tie.players.begin();
        const bool both
            = place != tie.players.end()
              && std::find(tie.players.begin(), tie.players.end(), kept) != tie.players.end();
        if (both && die < static_cast<std::ptrdiff_t>(tie.rolls.size()))
            tie.rolls.erase(tie.rolls.begin() + die);
        mergeIn(tie.players, kept, other);
    }
    std::erase_if(ties, [](const TieRoll& tie) { return tie.players.size() < 2; });
}

} // namespace mentat
