#pragma once

#include "scoring/heats/seating/draw_source.h"

namespace mentat {

/// What it costs to give each taker each thing: a row a taker, a column a thing.
using AssignmentCosts = std::vector<std::vector<int>>;

/// A thing for each taker, no thing twice, at the least cost in all; each of the cheapest is as
/// likely as the others (R1.7). At least as many things as takers, and at most 16.
[[nodiscard]] std::vector<size_t> cheapestAssignment(const AssignmentCosts& costs,
                                                     DrawSource& source);

} // namespace mentat
