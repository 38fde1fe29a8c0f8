#pragma once

#include "model/changes/change.h"
#include "scoring/heats/draw/heat_draw.h"
#include "scoring/heats/draw/seat_changes.h"

namespace mentat {

/// Draws a heat's tables (R1) as one act. sitOut: entrants who from now on play only if needed,
/// because the sizes asked for leave them out. Failures: those of drawHeat() and playIfNeeded().
[[nodiscard]] Result<Change> drawTables(const Event& event, const DrawRequest& request,
                                        const std::vector<PlayerId>& sitOut = {});

/// One of the choices of seatChanges(), made: the tables it names, and nothing else. A latecomer
/// becomes an entrant, who leaves before being in the game is none any more (R1.6); of an advanced
/// round a latecomer is here, and who leaves can't play (R7.1). reason: the
/// GM's; kept in the journal, and required where the choice needs the GM's word.
/// Failures: Stale where the event has changed so that its request does not give the choice any
/// more, GmsWordMissing.
[[nodiscard]] Result<Change> changeSeats(const Event& event, const SeatChange& chosen,
                                         const QString& reason = {});

} // namespace mentat
