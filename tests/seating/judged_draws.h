#pragma once

#include "scoring/heats/seating/avoiding_draw.h"
#include "tests/support/raw/seating_judge.h"
#include "tests/support/soak.h"

namespace mentat::test {

/// The task and the cost in the judge's terms.
[[nodiscard]] raw::JudgedTask judgedTask(const SeatingTask& task);
[[nodiscard]] raw::JudgedCost judgedCost(const SeatingCost& cost);

/// What the judge finds in a draw: in its seating, its cost, its bound. Empty: nothing.
[[nodiscard]] QString faultsOf(const SeatingTask& task, const AvoidingDraw& draw);
[[nodiscard]] QString faultsOf(const SeatingTask& task, const Seating& seating);

/// The draws of the tests. Each is judged; what is found fails the test that runs.
[[nodiscard]] Seating judgedPlainDraw(const SeatingTask& task, DrawSource& source);
[[nodiscard]] AvoidingDraw judgedAvoidingDraw(const SeatingTask& task, qint64 seed,
                                              const SearchLimits& limits = {});

/// People without wishes and history, at base tables of these sizes.
[[nodiscard]] SeatingTask taskOf(const std::vector<size_t>& sizes);
/// As many sixes as there can be, the rest fives (R1.1).
[[nodiscard]] std::vector<size_t> sizesOf(size_t people);

} // namespace mentat::test
