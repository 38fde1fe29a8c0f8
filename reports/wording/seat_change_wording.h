#pragma once

#include "reports/wording/reason_wording.h"
#include "scoring/seat_change.h"

namespace mentat {

/// "Ada Byron to table 3 (5 players, not started): has met Grace Hopper (heat 1)": what a change of
/// seats does, then all that it costs, what needs the GM's word first. Without a full stop.
[[nodiscard]] QString seatChangeText(const Language& language, const SeatChange& change,
                                     const NameOf& nameOf);

} // namespace mentat
