#include "scoring/formats/wbc_dune/draw/table_seats.h"

#include "scoring/formats/wbc_dune/clock/heat_times.h"
#include "scoring/formats/wbc_dune/games/faction_pools.h"

#include <algorithm>

namespace mentat {

namespace {

SeatNumber nextSeat(const Game& game) {
    SeatNumber number(1);
    while (std::ranges::find(game.seats, number, &Seat::number) != game.seats.end())
        number = SeatNumber(number.value() + 1);
    return number;
}

/// The only faction that a further player can have; absent where there are several, or nobody
/// knows.
std::optional<Faction> factionLeft(const Game& game, const std::vector<GameSet>& sets) {
    std::vector<Faction> left = dune(game).pool.empty()
                                    ? factionPool(sets, dune(game).expansion, game.seats.size() + 1)
                                    : dune(game).pool;
    for (const Seat& seat : game.seats) {
        if (!dune(seat).faction)
            return std::nullopt;
        std::erase(left, *dune(seat).faction);
    }
    return left.size() == 1 ? std::optional(left.front()) : std::nullopt;
}

} // namespace

bool isOver(const Game& game) {
    return dune(game).victory || game.end || game.isVoid;
}

bool hasStarted(const Game& game) {
    return game.start || game.turns;
}

bool isSettled(const Game& game) {
    return hasStarted(game) || game.locked;
}

bool isSmall(const Game& game) {
    return game.seats.size() < fewestOfAFullGame;
}

bool hasFreeSeat(const Game& game) {
    return game.seats.size() < mostAtATable;
}

bool isAfterGrace(const Event& event, const Heat& heat, const Game& game, const VenueTime& moment) {
    const auto& start = heat.details.start ? heat.details.start : game.start;
    return start && start->minutesTo(moment) > event.settings.graceMinutes.value();
}

bool takesLatecomers(const Event& event, const Heat& heat, const VenueTime& now) {
    return (heat.games.empty() && !heat.details.cancelled)
           || std::ranges::any_of(heat.games, [&](const Game& game) {
                  return isToStart(game)
                         || (isPlaying(game) && !isAfterGrace(event, heat, game, now));
              });
}

const Seat* seatIn(const Game& game, const PlayerId& player) {
    const auto found = std::ranges::find(game.seats, player, &Seat::player);
    return found == game.seats.end() ? nullptr : &*found;
}

const Game* tableOf(const Heat& heat, const PlayerId& player) {
    const auto found = std::ranges::find_if(
        heat.games, [&](const Game& game) { return !game.isVoid && seatIn(game, player); });
    return found == heat.games.end() ? nullptr : &*found;
}

Game joinedBy(const Game& game, const PlayerId& player, bool late,
              const std::vector<GameSet>& sets) {
    Seat seat = seatOf(nextSeat(game), player);
    seat.late = late;
    dune(seat).faction = factionLeft(game, sets);
    Game joined = game;
    const auto place = std::ranges::find_if(
        joined.seats, [&](const Seat& other) { return other.number > seat.number; });
    joined.seats.insert(place, seat);
    return joined;
}

std::optional<Game> leftBy(const Game& game, const PlayerId& player) {
    Game left = game;
    std::erase_if(left.seats, [&](const Seat& seat) { return seat.player == player; });
    return left.seats.empty() ? std::nullopt : std::optional(left);
}

Game withPlayerInstead(const Game& game, const PlayerId& player, const Seat& instead) {
    Game changed = game;
    for (Seat& seat : changed.seats) {
        if (seat.player != player)
            continue;
        seat.player = instead.player;
        seat.late = instead.late;
    }
    return changed;
}

} // namespace mentat
