#include "scoring/formats/wbc_dune/attendance.h"

#include <algorithm>

namespace mentat {

HeatAttendance attendanceOf(const Event& event, const Heat& heat) {
    HeatAttendance attendance;
    attendance.in = static_cast<int>(heat.entrants.size());
    attendance.onlyIfNeeded = static_cast<int>(heat.standby.size());
    for (const PlayerId& id : heat.entrants) {
        const Player* player = findPlayer(event, id);
        if (!player)
            continue;
        attendance.copies += player->copies ? player->copies->value() : 0;
        attendance.expansionCopies
            += player->expansionCopies ? player->expansionCopies->value() : 0;
    }
    return attendance;
}

std::vector<PlayerId> withoutSeat(const Heat& heat) {
    const auto sits = [&](const PlayerId& player) {
        return std::any_of(heat.games.begin(), heat.games.end(), [&](const Game& game) {
            return !game.isVoid
                   && std::any_of(game.seats.begin(), game.seats.end(),
                                  [&](const Seat& seat) { return seat.player == player; });
        });
    };
    std::vector<PlayerId> waiting;
    for (const PlayerId& player : heat.entrants) {
        if (!sits(player))
            waiting.push_back(player);
    }
    return waiting;
}

} // namespace mentat
