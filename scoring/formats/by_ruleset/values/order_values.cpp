#include "scoring/formats/by_ruleset/values/order_values.h"

#include <algorithm>
#include <numeric>

namespace mentat {

namespace {

/// Games by what the keys would make of each, were it the player's only one. Most are parted by the
/// first keys, so that a value is computed only when it is asked for.
class RatedGames {
public:
    RatedGames(const Ruleset& ruleset, std::span<const SeatResult> games)
        : m_ruleset(ruleset)
        , m_games(games)
        , m_values(games.size() * ruleset.order.size()) {}

    [[nodiscard]] bool isBetter(size_t game, size_t other) {
        for (size_t key = 0; key < m_ruleset.order.size(); ++key) {
            const OrderKey& by = m_ruleset.order[key];
            if (isByAllGames(by))
                continue;
            const auto order
                = compareBy(by, m_ruleset.score, valueAt(game, key), valueAt(other, key));
            if (order != 0)
                return order > 0;
        }
        return false;
    }

private:
    const OrderValue& valueAt(size_t game, size_t key) {
        auto& value = m_values[game * m_ruleset.order.size() + key];
        if (!value) {
            const auto alone = m_games.subspan(game, 1);
            value = valueOf(m_ruleset.order[key], m_ruleset, {alone, alone});
        }
        return *value;
    }

    const Ruleset& m_ruleset;
    std::span<const SeatResult> m_games;
    std::vector<std::optional<OrderValue>> m_values; // game after game
};

bool isAskedFor(const Ruleset& ruleset, OrderBy by) {
    return std::ranges::find(ruleset.order, by, orderBy) != ruleset.order.end();
}

} // namespace

std::vector<SeatResult> countedGames(const Ruleset& ruleset, std::span<const SeatResult> games) {
    const auto number = static_cast<size_t>(ruleset.count.value());
    if (number == 0 || games.size() <= number)
        return {games.begin(), games.end()};
    std::vector<size_t> order(games.size());
    std::iota(order.begin(), order.end(), size_t(0));
    // Equal ones: the lower heat number first, as they stand.
    RatedGames rated(ruleset, games);
    std::ranges::stable_sort(order, [&](size_t a, size_t b) { return rated.isBetter(a, b); });
    order.resize(number);
    std::ranges::sort(order);
    std::vector<SeatResult> counted;
    for (const size_t game : order)
        counted.push_back(games[game]);
    return counted;
}

OrderValues::OrderValues(const RulesetField& field)
    : m_field(field)
    , m_opponentsWins(field.playerCount()) {
    m_counted.reserve(field.playerCount());
    m_wins.reserve(field.playerCount());
    for (size_t player = 0; player < field.playerCount(); ++player) {
        m_counted.push_back(countedGames(field.ruleset(), field.gamesOf(player)));
        m_wins.push_back(winsIn(m_counted.back(), field.ruleset().sharedWin));
    }
    if (!isAskedFor(field.ruleset(), OrderBy::OpponentsWins))
        return;
    for (size_t player = 0; player < field.playerCount(); ++player) {
        for (const SeatResult& result : field.gamesOf(player)) {
            if (result.seat == &result.game->seats.front()) // each game once
                addOpponentsWins(*result.game);
        }
    }
}

std::vector<OrderValue> OrderValues::valuesOf(size_t player) const {
    const Ruleset& ruleset = m_field.ruleset();
    const PlayedGames games{m_counted[player], m_field.gamesOf(player), m_opponentsWins[player]};
    std::vector<OrderValue> values;
    values.reserve(ruleset.order.size());
    for (const OrderKey& key : ruleset.order)
        values.push_back(valueOf(key, ruleset, games));
    return values;
}

void OrderValues::addOpponentsWins(const Game& game) {
    std::vector<size_t> players;
    for (const Seat& seat : game.seats)
        players.push_back(m_field.positionOf(seat.player));
    for (const size_t player : players) {
        for (const size_t opponent : players) {
            if (opponent != player)
                m_opponentsWins[player] += m_wins[opponent];
        }
    }
}

} // namespace mentat
