#include "scoring/heats/draw/round_seating.h"
#include "scoring/heats/draw/seat_changes.h"
#include "scoring/heats/draw/table_seats.h"

namespace mentat {

namespace {

/// R1.6: the time of leaving decides, whatever has happened at the table since.
bool wasInGame(const Event& event, const Round& round, const Game& game, const VenueTime& left) {
    const bool leftBeforeStart = game.start && left < *game.start;
    return hasStarted(game) && !leftBeforeStart && isAfterGrace(event, round, game, left);
}

Game droppedOutOf(Game game, const LeaveRequest& request) {
    for (Seat& seat : game.seats) {
        if (seat.player != request.player)
            continue;
        seat.dropout = true;
        seat.left = request.at;
        seat.excused = request.excused;
    }
    return game;
}

} // namespace

Result<std::vector<SeatChange>> seatChanges(const Event& event, const LeaveRequest& request) {
    const auto round = roundWithTables(event, request.round);
    if (!round)
        return tl::unexpected(round.error());
    const auto game = tableToLeave(event, *round, request.player);
    if (!game)
        return tl::unexpected(game.error());
    const RoundSeating seating(event, *round);
    const bool dropsOut = wasInGame(event, *round, **game, request.at);
    const auto after
        = dropsOut ? std::optional(droppedOutOf(**game, request)) : leftBy(**game, request.player);
    return std::vector{seating.change(dropsOut ? SeatChangeKind::Dropout : SeatChangeKind::Leaver,
                                      request, {request.player},
                                      {{(*game)->table, **game, after}})};
}

} // namespace mentat
