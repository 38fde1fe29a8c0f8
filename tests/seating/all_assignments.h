#pragma once

#include "scoring/heats/seating/assignment.h"

#include <optional>

namespace mentat::test {

/// The thing that each taker gets.
using Assignment = std::vector<size_t>;

/// What it costs; absent where a thing is given twice, is none, or somebody gets none.
[[nodiscard]] std::optional<int> costOf(const AssignmentCosts& costs, const Assignment& assignment);

/// All of the cheapest, by trying every one.
[[nodiscard]] std::vector<Assignment> cheapestByTrial(const AssignmentCosts& costs);

} // namespace mentat::test
