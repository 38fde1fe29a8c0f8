#pragma once

#include "scoring/statistics/figure.h"
#include "tests/support/raw/ordered_json.h"

namespace mentat::test {

/// Where the figures of a year draw something else than the checker's `statistics` says; empty:
/// nowhere.
[[nodiscard]] QString faultOfYear(const std::vector<Figure>& figures, const raw::Json& statistics);
/// The same of the figures of a file and the checker's `history`.
[[nodiscard]] QString faultOfHistory(const std::vector<Figure>& figures, const raw::Json& history);

} // namespace mentat::test
