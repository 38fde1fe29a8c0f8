#pragma once

#include "scoring/heats/seating/seating_task.h"

namespace mentat {

/// A number of repeats that no seating at these tables can go below which keeps people who play the
/// base game only away from the variant: of each earlier heat the least that its tables can be
/// parted with, of several heats the sum. Of very many entrants, by pigeonhole from
/// both sides, the larger of each heat.
///
/// From the one side, those who sat at an earlier table must spread over the new ones; from the
/// other, each new table must draw its people from the earlier tables and from those who were not
/// there.
[[nodiscard]] qint64 repeatBound(const SeatingTask& task);

/// The same for seatings that meet as many wishes for the variant as there are seats for; others
/// can go below it.
[[nodiscard]] qint64 repeatBoundWithWishes(const SeatingTask& task);

/// A number of short games (SeatingCost) that no seating at these tables can go below: that of
/// those with the fewest at the short tables.
[[nodiscard]] qint64 shortGamesBound(const SeatingTask& task);

/// The fewest pairs among `people` who are spread over groups of these sizes at most; people beyond
/// all groups are not counted.
[[nodiscard]] qint64 fewestPairs(size_t people, const std::vector<size_t>& groups);

/// Where R1.5 lets somebody sit.
enum class TableSide { Base, Variant, Any };

/// The sides that are left to the entrants: with the wishes, where each must be for as many wishes
/// to be met as can be; without, nobody has to be at a variant table.
[[nodiscard]] std::vector<TableSide> sidesOf(const SeatingTask& task, bool withWishes);

/// The least repeats of one earlier heat that its tables can be parted with among the new ones,
/// exactly: how many go from each to each is a flow whose price grows with every further one, and
/// it is the cheapest when no round of exchanges makes it cheaper. The task can be seated with
/// these sides.
[[nodiscard]] qint64 leastRepeatsOf(const PastHeat& heat, const SeatingTask& task,
                                    const std::vector<TableSide>& sides);

} // namespace mentat
