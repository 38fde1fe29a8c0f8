#pragma once

#include "scoring/heats/seating/draw_source.h"

namespace mentat {

/// The cost of giving each taker each thing: a row per taker, a column per thing.
using AssignmentCosts = std::vector<std::vector<int>>;

/// Assigns each taker a different thing at the least total cost, choosing uniformly among the
/// cheapest assignments (R1.7). At least as many things as takers, at most 16.
[[nodiscard]] std::vector<size_t> cheapestAssignment(const AssignmentCosts& costs,
                                                     DrawSource& source);

} // namespace mentat
