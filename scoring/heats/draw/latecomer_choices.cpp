#include "model/failure_kind.h"
#include "scoring/heats/disqualified_players.h"
#include "scoring/heats/draw/heat_seating.h"
#include "scoring/heats/draw/seat_changes.h"
#include "scoring/heats/draw/table_seats.h"

namespace mentat {

namespace {

/// Whether somebody can be given a seat in a heat at all.
Result<void> canBeSeated(const Event& event, const Heat& heat, const PlayerId& player) {
    if (!findPlayer(event, player))
        return failure(FailureKind::UnknownPlayer, {player.text()});
    const QString name = playerName(event, player);
    if (const Game* game = tableOf(heat, player)) {
        return failure(FailureKind::AlreadySeated, {name, qint64(game->table.value())});
    }
    if (DisqualifiedPlayers(event).contains(player))
        return failure(FailureKind::DisqualifiedPlayer, {name});
    return {};
}

} // namespace

Result<std::vector<SeatChange>> seatChanges(const Event& event, const LatecomerRequest& request) {
    const auto heat = heatWithTables(event, request.heat);
    if (!heat)
        return tl::unexpected(heat.error());
    if (const auto can = canBeSeated(event, **heat, request.player); !can)
        return tl::unexpected(can.error());
    const HeatSeating seating(event, **heat, request.player);
    std::vector<SeatChange> choices;
    for (const Game& game : (*heat)->games) {
        if (isOver(game) || !hasFreeSeat(event, game) || !seating.maySit(request.player, game))
            continue;
        const bool late = isAfterGrace(event, **heat, game, request.at);
        choices.push_back(
            seating.change(SeatChangeKind::Latecomer, request, {request.player},
                           {{game.table, game, joinedBy(event, game, request.player, late)}}));
    }
    if (choices.empty()) {
        return failure(FailureKind::NoFreeSeat,
                       {playerName(event, request.player), qint64(request.heat.value())});
    }
    rank(choices);
    return choices;
}

} // namespace mentat
