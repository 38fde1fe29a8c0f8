#include "scoring/heats/disqualified_players.h"

#include "scoring/heats/heats_scoring.h"

#include <algorithm>

namespace mentat {

namespace {

size_t positionOf(const Event& event, const PlayerId& player) {
    return static_cast<size_t>(std::ranges::find(event.players, player, &Player::id)
                               - event.players.begin());
}

} // namespace

DisqualifiedPlayers::DisqualifiedPlayers(const Event& event) : m_event(event) {
    if (!heatsScoringOf(event).doDropoutsDisqualify(event))
        return;
    for (const Heat& heat : heatsPlay(event)->heats) {
        for (const Game& game : heat.games) {
            for (const Seat& seat : game.seats) {
                if (!seat.dropout || seat.excused || game.isVoid)
                    continue;
                const auto [known, isNew]
                    = m_firstDropout.try_emplace(positionOf(event, seat.player), heat.number);
                known->second = std::min(known->second, heat.number);
            }
        }
    }
}

bool DisqualifiedPlayers::contains(size_t player) const {
    return m_event.players[player].disqualified.value_or(m_firstDropout.contains(player));
}

bool DisqualifiedPlayers::contains(const PlayerId& player) const {
    return contains(positionOf(m_event, player));
}

std::optional<HeatNumber> DisqualifiedPlayers::firstDropout(size_t player) const {
    const auto known = m_firstDropout.find(player);
    return known == m_firstDropout.end() ? std::nullopt : std::optional(known->second);
}

} // namespace mentat
