#pragma once

#include "scoring/seating/seating_task.h"

namespace mentat {

/// A number of repeats that no seating at these tables can go below: a proof by pigeonhole, from
/// both sides, the larger of each earlier heat; of several heats the sum.
///
/// From the one side, those who sat at an earlier table must spread over the new ones; from the
/// other, each new table must draw its people from the earlier tables and from those who were not
/// there.
[[nodiscard]] qint64 repeatBound(const SeatingTask& task);

/// The fewest pairs among `people` who are spread over groups of these sizes at most; people beyond
/// all groups are not counted.
[[nodiscard]] qint64 fewestPairs(size_t people, const std::vector<size_t>& groups);

} // namespace mentat
