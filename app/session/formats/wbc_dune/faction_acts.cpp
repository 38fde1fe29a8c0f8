#include "app/session/formats/wbc_dune/faction_acts.h"

#include "app/session/rounds/round_parts.h"
#include "app/session/rounds/table_acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"

namespace mentat {

Result<Change> recordFaction(const Event& event, const GameAddress& place, SeatNumber number,
                             std::optional<Faction> faction) {
    auto game = gameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    const auto seat = seatAt(event, place.round, *game, number);
    if (!seat)
        return tl::unexpected(seat.error());
    dune(**seat).faction = faction;
    auto change = changeGame(event, place.round, *game, ChangeKind::FactionRecorded);
    if (change) {
        change->operands.push_back(playerName(event, (*seat)->player));
        if (faction)
            change->operands.push_back(*faction);
    }
    return change;
}

Result<Change> tradeFactions(const Event& event, const GameAddress& place, SeatNumber one,
                             SeatNumber other) {
    auto game = gameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    if (const auto past = whyNotToStart(*game))
        return failure(*past, placeOf(event, place));
    if (one == other)
        return failure(FailureKind::SeatTwice, {qint64(one.value())});
    Values names;
    std::vector<Seat*> seats;
    for (const SeatNumber number : {one, other}) {
        const auto seat = seatAt(event, place.round, *game, number);
        if (!seat)
            return tl::unexpected(seat.error());
        const QString name = playerName(event, (*seat)->player);
        if (!dune(**seat).faction)
            return failure(FailureKind::NoFaction, {name});
        names.push_back(name);
        seats.push_back(*seat);
    }
    std::swap(dune(*seats[0]).faction, dune(*seats[1]).faction);
    auto change = changeGame(event, place.round, *game, ChangeKind::FactionsTraded);
    if (change)
        change->operands.insert(change->operands.end(), names.begin(), names.end());
    return change;
}

} // namespace mentat
