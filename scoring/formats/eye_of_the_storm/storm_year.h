#pragma once

#include "scoring/statistics/history.h"

namespace mentat {

/// A session in the history of its file: its ranking is its places (R11.4), without laurels.
[[nodiscard]] YearFacts stormYearFacts(const Event& event);

} // namespace mentat
