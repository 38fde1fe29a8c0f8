#include "scoring/formats/wbc_dune/draw/waiting_players.h"

#include "scoring/formats/wbc_dune/draw/table_seats.h"
#include "scoring/formats/wbc_dune/games/field.h"

namespace mentat {

namespace {

void addWaiting(const Field& field, const Heat& heat, const std::vector<PlayerId>& list,
                std::vector<PlayerId>& waiting) {
    for (const PlayerId& player : list) {
        if (!tableOf(heat, player) && !field.isDisqualified(*field.positionOf(player)))
            waiting.push_back(player);
    }
}

} // namespace

std::vector<PlayerId> waitingEntrants(const Event& event, const Heat& heat) {
    std::vector<PlayerId> waiting;
    addWaiting(Field(event), heat, heat.entrants, waiting);
    return waiting;
}

std::vector<PlayerId> waitingPlayers(const Event& event, const Heat& heat) {
    std::vector<PlayerId> waiting;
    const Field field(event);
    addWaiting(field, heat, heat.entrants, waiting);
    addWaiting(field, heat, heat.standby, waiting);
    return waiting;
}

} // namespace mentat
