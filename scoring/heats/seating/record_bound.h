#pragma once

#include "scoring/heats/seating/seating_task.h"

namespace mentat {

/// A sum of squared differences of records that no seating at these tables can go below, whoever
/// has met: with tables of one size what those in order of their records cost; with several sizes
/// what it costs at least to part the tables at each step of the records. 0 without records.
[[nodiscard]] qint64 recordBound(const SeatingTask& task);

/// The fewest pairs at one table of whom one is among the lowest `below` of all and the other is
/// not, of all ways to fill tables of these sizes.
[[nodiscard]] qint64 fewestAcross(const std::vector<TablePlan>& tables, size_t below);

} // namespace mentat
