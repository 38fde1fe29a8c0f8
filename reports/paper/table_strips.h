#pragma once

#include "reports/paper/block_strips.h"

namespace mentat {

/// A row each, below the titles of the columns, which every page repeats. A table of few rows is
/// not torn at all; no page has a single row of a longer one.
[[nodiscard]] std::vector<Strip> stripsOf(const ReportTable& table, const Measures& measures);

} // namespace mentat
