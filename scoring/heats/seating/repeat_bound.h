#pragma once

#include "scoring/heats/seating/seating_task.h"

namespace mentat {

/// A lower bound on the repeats of any seating at these tables that keeps players who play only the
/// base game away from the variant: for each earlier heat the least possible when its tables are
/// split up, summed over the heats. For very many entrants, by the pigeonhole principle from both
/// sides, the larger of the two for each heat.
///
/// From one side, the players of an earlier table must spread over the new ones; from the other,
/// each new table must draw its players from the earlier tables and from players who were not
/// there.
[[nodiscard]] qint64 repeatBound(const SeatingTask& task);

/// The same for seatings that meet as many variant wishes as there are seats; other seatings can go
/// below it.
[[nodiscard]] qint64 repeatBoundWithWishes(const SeatingTask& task);

/// A lower bound on the short games (SeatingCost) of any seating at these tables: those of the
/// players with the fewest, at the short tables.
[[nodiscard]] qint64 shortGamesBound(const SeatingTask& task);

/// The fewest pairs among `people` spread over groups of at most these sizes; people beyond all
/// groups do not count.
[[nodiscard]] qint64 fewestPairs(size_t people, const std::vector<size_t>& groups);

/// Where R1.5 allows a player to sit.
enum class TableSide { Base, Variant, Any };

/// The sides open to the entrants. With the wishes: the side that each must take so that as many
/// wishes as possible are met; without: nobody has to sit at a variant table.
[[nodiscard]] std::vector<TableSide> sidesOf(const SeatingTask& task, bool withWishes);

/// The exact least number of repeats from one earlier heat when its tables are split among the new
/// ones: the numbers of players from each to each form a flow with increasing prices, optimal once
/// no cycle of exchanges makes it cheaper. The task must be seatable with these sides.
[[nodiscard]] qint64 leastRepeatsOf(const PastHeat& heat, const SeatingTask& task,
                                    const std::vector<TableSide>& sides);

} // namespace mentat
