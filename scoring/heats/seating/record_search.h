#pragma once

#include "scoring/heats/seating/draw_source.h"
#include "scoring/heats/seating/seating_cost.h"

namespace mentat {

/// A seating made better by exchanges until the records at each table are as near to each other as
/// can be found; no level above the records is worse in the end (see SeatingCost). `bound`: what
/// the records cannot go below. The task has records.
[[nodiscard]] Seating withNearRecords(const SeatingTask& task, const Meetings& meetings,
                                      Seating start, qint64 bound, DrawSource& source);

} // namespace mentat
