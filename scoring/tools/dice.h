#pragma once

#include "model/values/numbers.h"

#include <optional>

namespace mentat {

/// What a fair die of six sides shows for a seed that nobody chose, from 0 to below a million: each
/// number for as many seeds. Absent for the few seeds left over, in whose place another is taken.
[[nodiscard]] std::optional<Roll> dieOf(qint64 seed);

} // namespace mentat
