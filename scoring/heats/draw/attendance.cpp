#include "scoring/heats/draw/attendance.h"

#include "model/event.h"
#include "scoring/heats/heats_scoring.h"

namespace mentat {

HeatAttendance attendanceOf(const Event& event, const Heat& heat) {
    HeatAttendance attendance;
    attendance.in = static_cast<int>(heat.entrants.size());
    attendance.onlyIfNeeded = static_cast<int>(heat.standby.size());
    const auto seats = static_cast<int>(tableLimitsOf(event).most);
    attendance.tables = (attendance.in + seats - 1) / seats;
    const PlayerIndex players(event);
    for (const PlayerId& id : heat.entrants) {
        const Player* player = players.find(id);
        if (!player)
            continue;
        attendance.copies += player->copies ? player->copies->value() : 0;
        attendance.expansionCopies
            += player->expansionCopies ? player->expansionCopies->value() : 0;
    }
    return attendance;
}

} // namespace mentat
