#pragma once

#include "scoring/heats/seating/draw_source.h"
#include "scoring/heats/seating/seating_cost.h"

namespace mentat {

/// A sum of squared differences of records that no seating at these tables can go below, whoever
/// has met: with tables of one size what those in order of their records cost; with several sizes
/// what it costs at least to part the tables at each step of the records. 0 without records.
[[nodiscard]] qint64 recordBound(const SeatingTask& task);

/// The fewest pairs at one table of whom one is among the lowest `below` of all and the other is
/// not, of all ways to fill tables of these sizes.
[[nodiscard]] qint64 fewestAcross(const std::vector<TablePlan>& tables, size_t below);

/// A seating made better by exchanges until the records at each table are as near to each other as
/// can be found; no level above the records is worse in the end (see SeatingCost). `bound`: what
/// the records cannot go below. The task has records.
[[nodiscard]] Seating withNearRecords(const SeatingTask& task, const Meetings& meetings,
                                      Seating start, qint64 bound, DrawSource& source);

} // namespace mentat
