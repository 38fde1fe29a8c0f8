#pragma once

#include "scoring/seating/seating_task.h"

namespace mentat {

/// Where R1.5 lets somebody sit.
enum class TableSide { Base, Expansion, Any };

/// The sides that are left to the entrants: with the wishes, where each must be for as many wishes
/// to be met as can be; without, nobody has to be at an expansion table.
[[nodiscard]] std::vector<TableSide> sidesOf(const SeatingTask& task, bool withWishes);

/// The least repeats of one earlier heat that its tables can be parted with among the new ones,
/// exactly: how many go from each to each is a flow whose price grows with every further one, and
/// it is the cheapest when no round of exchanges makes it cheaper. The task can be seated with
/// these sides.
[[nodiscard]] qint64 leastRepeatsOf(const PastHeat& heat, const SeatingTask& task,
                                    const std::vector<TableSide>& sides);

} // namespace mentat
