#include "scoring/heats/draw/waiting_players.h"

#include "scoring/heats/disqualified_players.h"
#include "scoring/heats/draw/table_seats.h"

namespace mentat {

namespace {

void addWaiting(const DisqualifiedPlayers& out, const Heat& heat, const std::vector<PlayerId>& list,
                std::vector<PlayerId>& waiting) {
    for (const PlayerId& player : list) {
        if (!tableOf(heat, player) && !out.contains(player))
            waiting.push_back(player);
    }
}

} // namespace

std::vector<PlayerId> waitingEntrants(const Event& event, const Heat& heat) {
    std::vector<PlayerId> waiting;
    addWaiting(DisqualifiedPlayers(event), heat, heat.entrants, waiting);
    return waiting;
}

std::vector<PlayerId> waitingPlayers(const Event& event, const Heat& heat) {
    std::vector<PlayerId> waiting;
    const DisqualifiedPlayers out(event);
    addWaiting(out, heat, heat.entrants, waiting);
    addWaiting(out, heat, heat.standby, waiting);
    return waiting;
}

} // namespace mentat
