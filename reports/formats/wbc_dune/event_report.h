#pragma once

#include "reports/report.h"

namespace mentat {

/// For the GM, who writes the year's article from it: what was played, in numbers and in words.
[[nodiscard]] Result<ReportDocument> eventReport(const ReportRequest& request);

} // namespace mentat
