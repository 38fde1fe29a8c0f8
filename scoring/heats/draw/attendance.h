#pragma once

#include "model/event.h"
#include "model/rounds/round.h"

namespace mentat {

/// The players checked in for a heat, and the copies they brought.
struct HeatAttendance {
    int in = 0;
    int onlyIfNeeded = 0;
    int copies = 0; // of the game, brought by checked-in players; one per table
    int tables = 0; // at least, for the players who are in (R1.1)
    int variantCopies = 0;
    friend bool operator==(const HeatAttendance&, const HeatAttendance&) = default;
};

[[nodiscard]] HeatAttendance attendanceOf(const Event& event, const Heat& heat);

/// Entrants without a table, in the order of check-in or of the line-up (R7.1), without
/// disqualified players (R6.1).
[[nodiscard]] std::vector<PlayerId> waitingEntrants(const Event& event, const Round& round);
/// waitingEntrants(), then unseated players who play only if needed: on standby, or alternates who
/// did not say that they can't.
[[nodiscard]] std::vector<PlayerId> waitingPlayers(const Event& event, const Round& round);
/// Whether the player needs the GM's permission to play the round: it has a line-up without them.
/// While it is open, alternates do not.
[[nodiscard]] bool isOutsideLineUp(const Event& event, const Round& round, const PlayerId& player);

} // namespace mentat
