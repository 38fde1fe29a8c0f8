#pragma once

#include "scoring/ranking/ranking.h"
#include "scoring/ruleset/values/ruleset_field.h"

#include <compare>
#include <set>
#include <span>

namespace mentat {

// H4: what a key of a ruleset's order makes of a player's games: no value, a number, or a list
// without the zeros at its end (`early-wins`, `places`).

struct PlayedGames {
    std::span<const SeatResult> counted; // H3, `count`
    std::span<const SeatResult> all;     // lowest heat number first
    Exact opponentsWins{};               // over all of them
    int opponents = 0;                   // how many people were met in them
};

/// There is a game.
[[nodiscard]] OrderValue valueOf(const OrderKey& key, const Ruleset& ruleset,
                                 const PlayedGames& games);

/// The `wins` of these games; 0 where there is none.
[[nodiscard]] Exact winsIn(std::span<const SeatResult> games, SharedWin shared);

/// Whether the key is by all games, whatever the ruleset's `count` says.
[[nodiscard]] bool isByAllGames(const OrderKey& key);

/// Greater: the first value is the better one. No value comes after every value; a missing number
/// of a list is 0, a missing finish worse than any.
[[nodiscard]] std::strong_ordering compareBy(const OrderKey& key, Scores scores,
                                             const OrderValue& a, const OrderValue& b);

/// H3: those of all games of a player that count, lowest heat first: with `count` the best so many.
[[nodiscard]] std::vector<SeatResult> countedGames(const Ruleset& ruleset,
                                                   std::span<const SeatResult> games);

/// H4: the values of everybody's games.
class OrderValues {
public:
    /// Keeps a reference to the field.
    explicit OrderValues(const RulesetField& field);

    /// For each key of the order; of somebody with a game.
    [[nodiscard]] std::vector<OrderValue> valuesOf(size_t player) const;
    /// By the games that count, of anybody; 0 without a game.
    [[nodiscard]] const Exact& winsOf(size_t player) const { return m_wins[player]; }

private:
    void addOpponents(const Game& game);

    const RulesetField& m_field;
    std::vector<std::vector<SeatResult>> m_counted; // per player
    std::vector<Exact> m_wins;
    std::vector<Exact> m_opponentsWins;        // left at 0 where no key goes by them
    std::vector<std::set<size_t>> m_opponents; // whom each has met; likewise
};

} // namespace mentat
