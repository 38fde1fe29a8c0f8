#pragma once

#include "scoring/formats/by_ruleset/values/order_value.h"
#include "scoring/formats/by_ruleset/values/ruleset_field.h"

namespace mentat {

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
    void addOpponentsWins(const Game& game);

    const RulesetField& m_field;
    std::vector<std::vector<SeatResult>> m_counted; // per player
    std::vector<Exact> m_wins;
    std::vector<Exact> m_opponentsWins; // left at 0 where no key goes by them
};

} // namespace mentat
