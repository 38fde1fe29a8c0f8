#pragma once

#include "scoring/ranking/ranking.h"
#include "scoring/ruleset/values/ruleset_field.h"

#include <compare>
#include <set>
#include <span>

namespace mentat {

// H4: the value of a ruleset's key for a player's games: none, a number, or a list without trailing
// zeros (`early-wins`, `places`).

struct PlayedGames {
    std::span<const SeatResult> counted; // H3, `count`
    std::span<const SeatResult> all;     // lowest heat number first
    Exact opponentsWins{};               // sum over all of them
    int opponents = 0;                   // number of people met in them
};

/// Requires a game.
[[nodiscard]] OrderValue valueOf(const OrderKey& key, const Ruleset& ruleset,
                                 const PlayedGames& games);

/// The `wins` of these games; 0 without games.
[[nodiscard]] Exact winsIn(std::span<const SeatResult> games, SharedWin shared);

/// Whether the key uses all games, whatever the ruleset's `count` is.
[[nodiscard]] bool isByAllGames(const OrderKey& key);

/// greater: the first value is better. A missing value is last; a missing number of a list is 0, a
/// missing finish worse than any.
[[nodiscard]] std::strong_ordering compareBy(const OrderKey& key, Scores scores,
                                             const OrderValue& a, const OrderValue& b);

/// H3: the player's games that count, lowest heat first: with `count` that many of the best.
[[nodiscard]] std::vector<SeatResult> countedGames(const Ruleset& ruleset,
                                                   std::span<const SeatResult> games);

/// H4: the values of every player's games.
class OrderValues {
public:
    /// Keeps a reference to the field.
    explicit OrderValues(const RulesetField& field);

    /// For each key of the order; the player has a game.
    [[nodiscard]] std::vector<OrderValue> valuesOf(size_t player) const;
    /// From the games that count, for any player; 0 without a game.
    [[nodiscard]] const Exact& winsOf(size_t player) const { return m_wins[player]; }

private:
    void addOpponents(const Game& game);

    const RulesetField& m_field;
    std::vector<std::vector<SeatResult>> m_counted; // per player
    std::vector<Exact> m_wins;
    std::vector<Exact> m_opponentsWins;        // 0 if no key uses them
    std::vector<std::set<size_t>> m_opponents; // the players each has met; as above
};

} // namespace mentat
