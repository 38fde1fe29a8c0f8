#include "model/failure_kind.h"
#include "scoring/heats/disqualified_players.h"
#include "scoring/heats/draw/round_seating.h"
#include "scoring/heats/draw/seat_changes.h"
#include "scoring/heats/draw/table_seats.h"

namespace mentat {

namespace {

/// Whether somebody can be given a seat in a round at all.
Result<void> canBeSeated(const Event& event, const Round& round, const PlayerId& player) {
    if (!findPlayer(event, player))
        return failure(FailureKind::UnknownPlayer, {player.text()});
    const QString name = playerName(event, player);
    if (const Game* game = tableOf(round, player)) {
        return failure(FailureKind::AlreadySeated, {name, qint64(game->table.value())});
    }
    if (DisqualifiedPlayers(event).contains(player))
        return failure(FailureKind::DisqualifiedPlayer, {name});
    return {};
}

} // namespace

Result<std::vector<SeatChange>> seatChanges(const Event& event, const LatecomerRequest& request) {
    const auto round = roundWithTables(event, request.round);
    if (!round)
        return tl::unexpected(round.error());
    if (const auto can = canBeSeated(event, *round, request.player); !can)
        return tl::unexpected(can.error());
    const RoundSeating seating(event, *round, {request.player});
    std::vector<SeatChange> choices;
    for (const Game& game : round->games()) {
        if (isOver(game) || !hasFreeSeat(seating.limits(), game)
            || !seating.maySit(request.player, game))
            continue;
        const bool late = isAfterGrace(event, *round, game, request.at);
        choices.push_back(
            seating.change(SeatChangeKind::Latecomer, request, {request.player},
                           {{game.table, game, joinedBy(event, game, request.player, late)}}));
    }
    if (choices.empty()) {
        return failure(FailureKind::NoFreeSeat,
                       {playerName(event, request.player), operandOf(request.round)});
    }
    rank(choices);
    return choices;
}

} // namespace mentat
