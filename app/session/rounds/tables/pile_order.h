#pragma once

#include "app/session/session.h"
#include "model/rounds/round.h"

namespace mentat {

/// The tables of a round with a recorded result, as their sheets lie on the pile: in the order in
/// which they were typed, as far as the journal knows; then the others by table. Failures: those of
/// reading the file.
[[nodiscard]] Result<std::vector<TableNumber>> pileOrder(Session& session, EventId event,
                                                         const Round& round);

} // namespace mentat
