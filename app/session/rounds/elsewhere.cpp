#include "app/session/rounds/elsewhere.h"

#include "model/rounds/round.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/players.h"

#include <algorithm>

namespace mentat {

namespace {

const Game* gameWith(const std::vector<Game>& games, const PlayerId& player) {
    const auto found = std::ranges::find_if(games, [&](const Game& game) {
        return isUnfinished(game) && !game.end
               && std::ranges::find(game.seats, player, &Seat::player) != game.seats.end();
    });
    return found == games.end() ? nullptr : &*found;
}

/// Whether the player plays, before there are tables.
bool isToPlay(const Round& round, const PlayerId& player) {
    if (const Heat* heat = round.heat())
        return isAmong(heat->entrants, player);
    const Stage& details = round.stage()->details;
    return details.closed && isAmong(details.present, player);
}

/// Those of a heat are scheduled; an advanced round plays so long from its own start on.
std::optional<RoundHours> hoursThere(const Event& event, const Round& round, const Game* game) {
    if (round.stage() && game && game->start)
        return hoursFrom(event, round, *game->start);
    return round.heat() && round.heat()->details.cancelled ? std::nullopt : hoursOf(event, round);
}

/// Those of which one can say when they are.
std::vector<SeatAtOtherEvent> seatsAt(const BookEvent& entry, const PlayerId& player) {
    std::vector<SeatAtOtherEvent> seats;
    for (const Round& round : roundsOf(entry.event)) {
        const Game* game = gameWith(round.games(), player);
        if (!game && !(round.games().empty() && isToPlay(round, player)))
            continue;
        if (const auto hours = hoursThere(entry.event, round, game))
            seats.push_back({entry.id, round.id(), game ? std::optional(game->table) : std::nullopt,
                             hours->start, hours->end});
    }
    return seats;
}

} // namespace

std::optional<SeatAtOtherEvent> seatAtOtherEvent(const Book& book, EventId event, HeatNumber heat,
                                                 PersonId person) {
    const Event* here = findEvent(book, event);
    const auto known = here ? findRound(*here, heat) : std::nullopt;
    const auto now = known ? hoursThere(*here, *known, nullptr) : std::nullopt;
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
