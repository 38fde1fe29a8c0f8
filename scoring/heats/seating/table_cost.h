#pragma once

#include "scoring/heats/seating/meetings.h"
#include "scoring/heats/seating/seating_cost.h"

namespace mentat {

/// Whether a table has fewer seats than a full game.
[[nodiscard]] bool isShort(const SeatingTask& task, const TablePlan& table);

/// What an entrant at a table costs whoever else sits there.
[[nodiscard]] SeatingCost ownCost(const SeatingTask& task, EntrantIndex entrant,
                                  const TablePlan& table);

/// What those at one table cost, by themselves and together. The cost of a seating is the sum over
/// its tables; the table need not be one of the task's.
[[nodiscard]] SeatingCost tableCost(const SeatingTask& task, const Meetings& meetings,
                                    const TablePlan& table,
                                    const std::vector<EntrantIndex>& people);

} // namespace mentat
