#pragma once

#include "scoring/statistics/history.h"

namespace mentat {

/// The event has no error of R10, and is one with heats.
[[nodiscard]] YearFacts duneYearFacts(const Event& event);

} // namespace mentat
