#include "scoring/heats/draw/other_seats.h"

#include "scoring/heats/draw/heat_seating.h"

namespace mentat {

namespace {

void add(std::vector<SeatChange>& choices, Result<std::vector<SeatChange>> more) {
    if (more)
        std::move(more->begin(), more->end(), std::back_inserter(choices));
}

} // namespace

Result<std::vector<SeatChange>> otherSeats(const Event& event, HeatNumber number,
                                           const PlayerId& player, bool startedToo) {
    const auto heat = heatWithTables(event, number);
    if (!heat)
        return tl::unexpected(heat.error());
    const auto own = tableToLeave(event, **heat, player);
    if (!own)
        return tl::unexpected(own.error());
    std::vector<SeatChange> choices;
    for (const Game& game : (*heat)->games) {
        if (game.table == (*own)->table)
            continue;
        add(choices, seatChanges(event, MoveRequest{number, player, game.table, startedToo}));
        for (const Seat& seat : game.seats)
            add(choices, seatChanges(event, SwapRequest{number, player, seat.player, startedToo}));
    }
    rank(choices);
    return choices;
}

Result<std::vector<SeatChange>> waysToLeave(const Event& event, HeatNumber heat,
                                            const PlayerId& player, const VenueTime& at) {
    auto ways = seatChanges(event, LeaveRequest{heat, player, at});
    if (ways && !ways->empty() && ways->front().kind == SeatChangeKind::Dropout)
        add(*ways, seatChanges(event, LeaveRequest{heat, player, at, true}));
    return ways;
}

} // namespace mentat
