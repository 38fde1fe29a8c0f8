#include "app/session/people/elsewhere.h"

#include "app/session/rounds/round_seats.h"
#include "model/rounds/heats_play.h"
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

/// Those of which one can say when they are.
std::vector<SeatAtOtherEvent> seatsAt(const BookEvent& entry, const PlayerId& player) {
    std::vector<SeatAtOtherEvent> seats;
    const HeatsPlay* play = heatsPlay(entry.event);
    if (!play)
        return seats;
    for (const Heat& heat : play->heats) {
        const auto times = timesOf(entry.event, heat);
        if (const auto seat = times ? seatIn(heat, player) : std::nullopt)
            seats.push_back({entry.id, heat.number, {}, seat->table, times->start, times->end});
    }
    for (const RoundSeat& seat : roundSeats(entry.event, player))
        seats.push_back({entry.id, {}, seat.round, seat.table, seat.start, seat.end});
    return seats;
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
        const auto player
            = std::ranges::find(entry.event.players, std::optional(person), &Player::person);
        if (entry.id == event || player == entry.event.players.end())
            continue;
        for (SeatAtOtherEvent& seat : seatsAt(entry, player->id)) {
            const bool isMeanwhile = seat.start < now->end && now->start < seat.end;
            if (isMeanwhile && (!first || seat.start < first->start))
                first = std::move(seat);
        }
    }
    return first;
}

} // namespace mentat
