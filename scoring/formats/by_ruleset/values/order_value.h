#pragma once

#include "scoring/formats/by_ruleset/values/seat_result.h"
#include "scoring/ranking/ranking.h"

#include <compare>
#include <span>

namespace mentat {

// H4: what a key of a ruleset's order makes of a player's games: no value, a number, or a list
// without the zeros at its end (`early-wins`, `places`).

struct PlayedGames {
    std::span<const SeatResult> counted; // H3, `count`
    std::span<const SeatResult> all;     // lowest heat number first
    Exact opponentsWins{};               // over all of them
};

/// There is a game.
[[nodiscard]] OrderValue valueOf(const OrderKey& key, const Ruleset& ruleset,
                                 const PlayedGames& games);

/// The `wins` of these games; 0 where there is none.
[[nodiscard]] Exact winsIn(std::span<const SeatResult> games, SharedWin shared);

/// Whether the key is by all games, whatever `count` says.
[[nodiscard]] bool isByAllGames(const OrderKey& key);

/// Greater: the first value is the better one. No value comes after every value; a missing number
/// of a list is 0.
[[nodiscard]] std::strong_ordering compareBy(const OrderKey& key, Scores scores,
                                             const OrderValue& a, const OrderValue& b);

} // namespace mentat
