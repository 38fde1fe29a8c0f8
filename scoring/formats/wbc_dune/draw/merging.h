#pragma once

#include "scoring/formats/wbc_dune/draw/heat_seating.h"

namespace mentat {

/// A table dissolved over the free seats of others, at the least cost: every way is tried, where
/// there are more than twelve tables with a free seat of those that alone cost each player least.
/// startedToo: also over tables that have started. The first of the changes is the table that goes.
/// Nothing where they are not enough seats, or R1.5 forbids it.
[[nodiscard]] std::optional<std::vector<TableChange>>
cheapestMerge(const HeatSeating& seating, const Game& dissolved, bool startedToo);

} // namespace mentat
