#pragma once

#include "scoring/heats/seating/draw_source.h"
#include "scoring/heats/seating/seating_cost.h"

namespace mentat {

/// A lower bound on the sum of squared record differences of any seating at these tables,
/// regardless of repeats: with tables of one size, the cost of seating in the order of records;
/// with several sizes, the least cost of splitting the tables at each step of the records. 0
/// without records.
[[nodiscard]] qint64 recordBound(const SeatingTask& task);

/// The fewest pairs at a table of which one is among the lowest `below` of all and the other is
/// not, over all ways to fill tables of these sizes.
[[nodiscard]] qint64 fewestAcross(const std::vector<TablePlan>& tables, size_t below);

/// Improves a seating by exchanges until the records at each table are as close as the search
/// finds; no level above the records ends up worse (see SeatingCost). `bound`: the lower bound of
/// the records. The task has records.
[[nodiscard]] Seating withNearRecords(const SeatingTask& task, const Meetings& meetings,
                                      Seating start, qint64 bound, DrawSource& source);

} // namespace mentat
