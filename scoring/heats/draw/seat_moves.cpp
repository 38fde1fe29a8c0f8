#include "model/failure_kind.h"
#include "model/rounds/round.h"
#include "scoring/heats/draw/round_seating.h"
#include "scoring/heats/draw/seat_changes.h"
#include "scoring/heats/draw/table_seats.h"
#include "scoring/heats/heats_scoring.h"

namespace mentat {

namespace {

/// The tables of a swap or a move change only where they have not started, or on request.
Result<void> mayChange(const Event& event, const RoundId& round,
                       std::initializer_list<const Game*> games, bool startedToo) {
    for (const Game* game : games) {
        if (isOver(*game))
            return failure(FailureKind::TableOver, placeOf(event, {round, game->table}));
        if (isSettled(*game) && !startedToo)
            return failure(FailureKind::TableStarted, placeOf(event, {round, game->table}));
    }
    return {};
}

Result<const Game*> tableToJoin(const Event& event, const Round& round, const Game& from,
                                TableNumber table) {
    const Game* game = findGame(round.games(), table);
    const Values place{operandOf(round.id()), qint64(table.value())};
    if (!game)
        return failure(FailureKind::UnknownTable, place);
    if (game == &from)
        return failure(FailureKind::SameTable, {qint64(table.value())});
    if (!isOver(*game) && !hasFreeSeat(tableLimitsOf(event, round.id()), *game))
        return failure(FailureKind::TableFull, place);
    return game;
}

} // namespace

Result<std::vector<SeatChange>> seatChanges(const Event& event, const SwapRequest& request) {
    const auto round = roundWithTables(event, request.round);
    if (!round)
        return tl::unexpected(round.error());
    const auto ofOne = tableToLeave(event, *round, request.one);
    if (!ofOne)
        return tl::unexpected(ofOne.error());
    const auto ofOther = tableToLeave(event, *round, request.other);
    if (!ofOther)
        return tl::unexpected(ofOther.error());
    const Game& first = **ofOne;
    const Game& second = **ofOther;
    if (&first == &second) // R1.3: seats may not be traded
        return failure(FailureKind::SameTable, {qint64(first.table.value())});
    if (const auto may = mayChange(event, request.round, {&first, &second}, request.startedToo);
        !may)
        return tl::unexpected(may.error());
    const RoundSeating seating(event, *round);
    return std::vector{
        seating.change(SeatChangeKind::Swap, request, {request.one, request.other},
                       {{first.table, first,
                         withPlayerInstead(first, request.one, *seatIn(second, request.other))},
                        {second.table, second,
                         withPlayerInstead(second, request.other, *seatIn(first, request.one))}})};
}

Result<std::vector<SeatChange>> seatChanges(const Event& event, const MoveRequest& request) {
    const auto round = roundWithTables(event, request.round);
    if (!round)
        return tl::unexpected(round.error());
    const auto from = tableToLeave(event, *round, request.player);
    if (!from)
        return tl::unexpected(from.error());
    const auto to = tableToJoin(event, *round, **from, request.table);
    if (!to)
        return tl::unexpected(to.error());
    if (const auto may = mayChange(event, request.round, {*from, *to}, request.startedToo); !may)
        return tl::unexpected(may.error());
    const RoundSeating seating(event, *round);
    const bool late = seatIn(**from, request.player)->late;
    return std::vector{
        seating.change(SeatChangeKind::Move, request, {request.player},
                       {{(*from)->table, **from, leftBy(**from, request.player)},
                        {(*to)->table, **to, joinedBy(event, **to, request.player, late)}})};
}

} // namespace mentat
