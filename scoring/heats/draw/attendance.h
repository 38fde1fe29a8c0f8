#pragma once

#include "model/event.h"
#include "model/rounds/round.h"

namespace mentat {

/// Who is at the desk for a heat, and what they brought.
struct HeatAttendance {
    int in = 0;
    int onlyIfNeeded = 0;
    int copies = 0; // of the game, with those who are in; as many tables can be set up
    int tables = 0; // at least, for those who are in (R1.1)
    int variantCopies = 0;
    friend bool operator==(const HeatAttendance&, const HeatAttendance&) = default;
};

[[nodiscard]] HeatAttendance attendanceOf(const Event& event, const Heat& heat);

/// Who plays and sits at no table, in the order of check-in, or of the line-up (R7.1); nobody
/// disqualified (R6.1).
[[nodiscard]] std::vector<PlayerId> waitingEntrants(const Event& event, const Round& round);
/// These, then who plays only if needed and does not sit yet: on standby, or an alternate who did
/// not say that they can't.
[[nodiscard]] std::vector<PlayerId> waitingPlayers(const Event& event, const Round& round);
/// Whether the GM's word is needed for somebody to play the round: it has a line-up, and they are
/// not in it. Alternates are, while it is open.
[[nodiscard]] bool isOutsideLineUp(const Event& event, const Round& round, const PlayerId& player);

} // namespace mentat
