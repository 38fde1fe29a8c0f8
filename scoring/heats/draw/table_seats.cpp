#include "scoring/heats/draw/table_seats.h"

#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/draw/round_seating.h"

#include <algorithm>

namespace mentat {
namespace {

SeatNumber nextSeat(const Game& game) {
    SeatNumber number(1);
    while (std::ranges::find(game.seats, number, &Seat::number) != game.seats.end())
        number = SeatNumber(number.value() + 1);
    return number;
}

} // namespace

bool isOver(const Game& game) {
    return (hasResult(game) && !isBye(game)) || game.end || game.isVoid;
}

bool hasStarted(const Game& game) {
    return game.start || game.turns;
}

bool isSettled(const Game& game) {
    return hasStarted(game) || game.locked;
}

bool isSmall(const TableLimits& limits, const Game& game) {
    return game.seats.size() < limits.fewestFull;
}

bool hasFreeSeat(const TableLimits& limits, const Game& game) {
    return game.seats.size() < limits.most;
}

bool isAfterGrace(const Event& event, const Round& round, const Game& game,
                  const VenueTime& moment) {
    const auto& start = round.start() ? round.start() : game.start;
    return start && start->minutesTo(moment) > event.settings.graceMinutes.value();
}

bool takesLatecomers(const Event& event, const Heat& heat, const VenueTime& now) {
    return (heat.games.empty() && !heat.details.canceled)
           || std::ranges::any_of(heat.games, [&](const Game& game) {
                  return isToStart(game)
                         || (isPlaying(game) && !isAfterGrace(event, heat, game, now));
              });
}

const Seat* seatIn(const Game& game, const PlayerId& player) {
    const auto found = std::ranges::find(game.seats, player, &Seat::player);
    return found == game.seats.end() ? nullptr : &*found;
}

const Game* tableOf(const Round& round, const PlayerId& player) {
    const auto found = std::ranges::find_if(
        round.games(), [&](const Game& game) { return !game.isVoid && seatIn(game, player); });
    return found == round.games().end() ? nullptr : &*found;
}

namespace {

/// H2: a bye stops being a win when another player joins it.
Game withoutBye(const Event& event, Game game) {
    if (!isBye(game))
        return game;
    Seat& alone = game.seats.front();
    const bool late = alone.late;
    alone = blankSeat(event, alone.number, alone.player);
    alone.late = late;
    return game;
}

} // namespace

Game joinedBy(const Event& event, const Game& game, const PlayerId& player, bool late) {
    Seat seat = blankSeat(event, nextSeat(game), player);
    seat.late = late;
    heatsScoringOf(event).join(event, game, seat);
    Game joined = withoutBye(event, game);
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

namespace {

void add(std::vector<SeatChange>& choices, Result<std::vector<SeatChange>> more) {
    if (more)
        std::move(more->begin(), more->end(), std::back_inserter(choices));
}

} // namespace

Result<std::vector<SeatChange>> otherSeats(const Event& event, const RoundId& id,
                                           const PlayerId& player, bool startedToo) {
    const auto round = roundWithTables(event, id);
    if (!round)
        return tl::unexpected(round.error());
    const auto own = tableToLeave(event, *round, player);
    if (!own)
        return tl::unexpected(own.error());
    std::vector<SeatChange> choices;
    for (const Game& game : round->games()) {
        if (game.table == (*own)->table)
            continue;
        add(choices, seatChanges(event, MoveRequest{id, player, game.table, startedToo}));
        for (const Seat& seat : game.seats)
            add(choices, seatChanges(event, SwapRequest{id, player, seat.player, startedToo}));
    }
    rank(choices);
    return choices;
}

Result<std::vector<SeatChange>> waysToLeave(const Event& event, const RoundId& round,
                                            const PlayerId& player, const VenueTime& at) {
    auto ways = seatChanges(event, LeaveRequest{round, player, at});
    if (ways && !ways->empty() && ways->front().kind == SeatChangeKind::Dropout)
        add(*ways, seatChanges(event, LeaveRequest{round, player, at, true}));
    return ways;
}

} // namespace mentat
