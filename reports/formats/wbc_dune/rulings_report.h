#pragma once

#include "reports/report.h"

namespace mentat {

/// For everybody: what the GM answered this year, by topic.
[[nodiscard]] Result<ReportDocument> rulingsReport(const ReportRequest& request);

} // namespace mentat
