#pragma once

#include "model/changes/change.h"
#include "scoring/heats/draw/heat_draw.h"
#include "scoring/heats/draw/seat_changes.h"

namespace mentat {

/// Draws a heat's tables (R1) as one act. sitOut: entrants who from now on play only if needed,
/// because the requested sizes leave them out. Failures: those of drawHeat() and playIfNeeded().
[[nodiscard]] Result<Change> drawTables(const Event& event, const DrawRequest& request,
                                        const std::vector<PlayerId>& sitOut = {});

/// Makes one of the choices of seatChanges(): changes the tables that it names, and nothing else. A
/// latecomer becomes an entrant; a player who leaves before being in the game is no longer one
/// (R1.6); in an advanced round a latecomer is present, and a player who leaves can't play (R7.1).
/// reason: the GM's; journaled, and required if the choice needs the GM's permission. Failures:
/// Stale if the event has changed so that its request no longer offers the choice,
/// GmOverrideMissing.
[[nodiscard]] Result<Change> changeSeats(const Event& event, const SeatChange& chosen,
                                         const QString& reason = {});

} // namespace mentat
