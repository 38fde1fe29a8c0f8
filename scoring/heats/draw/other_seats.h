#pragma once

#include "scoring/heats/draw/seat_changes.h"

namespace mentat {

/// Every other seat that somebody could have, free or by changing places with whoever sits there,
/// cheapest first. startedToo: also at tables that have started or are locked.
/// Failures: those of MoveRequest and SwapRequest that concern the player; where no seat can be
/// had, none: the answer is empty.
[[nodiscard]] Result<std::vector<SeatChange>> otherSeats(const Event& event, const RoundId& round,
                                                         const PlayerId& player, bool startedToo);

/// How somebody can leave at this time: as the clock says and, where that is a dropout, also
/// excused (R6.1). Failures: those of LeaveRequest.
[[nodiscard]] Result<std::vector<SeatChange>>
waysToLeave(const Event& event, const RoundId& round, const PlayerId& player, const VenueTime& at);

} // namespace mentat
