#include "model/failure_kind.h"
#include "scoring/heats/draw/heat_seating.h"
#include "scoring/heats/draw/seat_changes.h"
#include "scoring/heats/draw/table_seats.h"

namespace mentat {

namespace {

Values placeOf(HeatNumber heat, const Game& game) {
    return {qint64(heat.value()), qint64(game.table.value())};
}

/// The tables of a swap or a move change only where they have not started, or on request.
Result<void> mayChange(HeatNumber heat, std::initializer_list<const Game*> games, bool startedToo) {
    for (const Game* game : games) {
        if (isOver(*game))
            return failure(FailureKind::TableOver, placeOf(heat, *game));
        if (isSettled(*game) && !startedToo)
            return failure(FailureKind::TableStarted, placeOf(heat, *game));
    }
    return {};
}

Result<const Game*> tableToJoin(const Event& event, const Heat& heat, const Game& from,
                                TableNumber table) {
    const Game* game = findGame(heat, table);
    const Values place{qint64(heat.number.value()), qint64(table.value())};
    if (!game)
        return failure(FailureKind::UnknownTable, place);
    if (game == &from)
        return failure(FailureKind::SameTable, {qint64(table.value())});
    if (!isOver(*game) && !hasFreeSeat(event, *game))
        return failure(FailureKind::TableFull, place);
    return game;
}

} // namespace

Result<std::vector<SeatChange>> seatChanges(const Event& event, const SwapRequest& request) {
    const auto heat = heatWithTables(event, request.heat);
    if (!heat)
        return tl::unexpected(heat.error());
    const auto ofOne = tableToLeave(event, **heat, request.one);
    if (!ofOne)
        return tl::unexpected(ofOne.error());
    const auto ofOther = tableToLeave(event, **heat, request.other);
    if (!ofOther)
        return tl::unexpected(ofOther.error());
    const Game& first = **ofOne;
    const Game& second = **ofOther;
    if (&first == &second) // R1.3: seats may not be traded
        return failure(FailureKind::SameTable, {qint64(first.table.value())});
    if (const auto may = mayChange(request.heat, {&first, &second}, request.startedToo); !may)
        return tl::unexpected(may.error());
    const HeatSeating seating(event, **heat);
    return std::vector{
        seating.change(SeatChangeKind::Swap, request, {request.one, request.other},
                       {{first.table, first,
                         withPlayerInstead(first, request.one, *seatIn(second, request.other))},
                        {second.table, second,
                         withPlayerInstead(second, request.other, *seatIn(first, request.one))}})};
}

Result<std::vector<SeatChange>> seatChanges(const Event& event, const MoveRequest& request) {
    const auto heat = heatWithTables(event, request.heat);
    if (!heat)
        return tl::unexpected(heat.error());
    const auto from = tableToLeave(event, **heat, request.player);
    if (!from)
        return tl::unexpected(from.error());
    const auto to = tableToJoin(event, **heat, **from, request.table);
    if (!to)
        return tl::unexpected(to.error());
    if (const auto may = mayChange(request.heat, {*from, *to}, request.startedToo); !may)
        return tl::unexpected(may.error());
    const HeatSeating seating(event, **heat);
    const bool late = seatIn(**from, request.player)->late;
    return std::vector{
        seating.change(SeatChangeKind::Move, request, {request.player},
                       {{(*from)->table, **from, leftBy(**from, request.player)},
                        {(*to)->table, **to, joinedBy(event, **to, request.player, late)}})};
}

} // namespace mentat
