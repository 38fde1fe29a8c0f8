#pragma once

#include "model/changes/change.h"
#include "scoring/heats/draw/heat_draw.h"

namespace mentat {

/// Draws a heat's tables (R1) as one act. sitOut: entrants who from now on play only if needed,
/// because the sizes asked for leave them out. Failures: those of drawHeat() and playIfNeeded().
[[nodiscard]] Result<Change> drawTables(const Event& event, const DrawRequest& request,
                                        const std::vector<PlayerId>& sitOut = {});

} // namespace mentat
