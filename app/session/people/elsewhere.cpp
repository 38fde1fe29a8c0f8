#include "app/session/people/elsewhere.h"

#include "model/heats/heats_play.h"
#include "scoring/heats/clock/heat_times.h"

#include <algorithm>

namespace mentat {

namespace {

/// Absent: nobody can say when it is, or it is not held.
std::optional<HeatTimes> timesOf(const Event& event, const Heat& heat) {
    return heat.details.cancelled ? std::nullopt : heatTimes(event.settings, heat.details);
}

bool sits(const Game& game, const PlayerId& player) {
    return isUnfinished(game) && !game.end
           && std::ranges::find(game.seats, player, &Seat::player) != game.seats.end();
}

struct SeatInHeat {
    std::optional<TableNumber> table; // absent: the tables are not drawn yet
};

/// Absent where the player does not sit in the heat.
std::optional<SeatInHeat> seatIn(const Heat& heat, const PlayerId& player) {
    for (const Game& game : heat.games) {
        if (sits(game, player))
            return SeatInHeat{game.table};
    }
    const bool isIn = std::ranges::find(heat.entrants, player) != heat.entrants.end();
    return heat.games.empty() && isIn ? std::optional(SeatInHeat()) : std::nullopt;
}

} // namespace

std::optional<SeatAtOtherEvent> seatAtOtherEvent(const Book& book, EventId event, HeatNumber heat,
                                                 PersonId person) {
    const Event* here = findEvent(book, event);
    const HeatsPlay* play = here ? heatsPlay(*here) : nullptr;
    const Heat* known = play ? findHeat(*play, heat) : nullptr;
    const auto now = known ? timesOf(*here, *known) : std::nullopt;
    if (!now)
        return std::nullopt;
    std::optional<SeatAtOtherEvent> first;
    for (const BookEvent& entry : book.events) {
        const HeatsPlay* others = entry.id == event ? nullptr : heatsPlay(entry.event);
        const auto player
            = std::ranges::find(entry.event.players, std::optional(person), &Player::person);
        if (!others || player == entry.event.players.end())
            continue;
        for (const Heat& other : others->heats) {
            const auto then = timesOf(entry.event, other);
            if (!then || !(then->start < now->end) || !(now->start < then->end))
                continue;
            const auto seat = seatIn(other, player->id);
            if (seat && (!first || then->start < first->start))
                first
                    = SeatAtOtherEvent{entry.id, other.number, seat->table, then->start, then->end};
        }
    }
    return first;
}

} // namespace mentat
