#pragma once

#include "model/change.h"

namespace mentat {

/// What the desk does with the tables of a heat; see app/session/acts.h.

/// These tables begin to play, as one act. Failures: UnknownHeat, UnknownTable.
[[nodiscard]] Result<Change> startTables(const Event& event, HeatNumber heat,
                                         const std::vector<TableNumber>& tables,
                                         const VenueTime& at);

} // namespace mentat
