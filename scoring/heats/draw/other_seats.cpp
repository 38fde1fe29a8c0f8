#include "scoring/heats/draw/other_seats.h"

#include "scoring/heats/draw/round_seating.h"

namespace mentat {

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
