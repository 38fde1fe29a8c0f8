#pragma once

#include "reports/wording/wording.h"

namespace mentat {

/// Why a document is not taken, for who chose it in the window: the failure, or its first findings,
/// each with its place, and how many more there are.
[[nodiscard]] QString problemLines(const Wording& wording, const Failure& failure);

} // namespace mentat
