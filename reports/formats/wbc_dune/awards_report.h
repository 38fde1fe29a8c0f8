#pragma once

#include "reports/report.h"

namespace mentat {

/// For everybody: the Best Faction awards with the figures they rest on (R5.3).
[[nodiscard]] Result<ReportDocument> awardsReport(const ReportRequest& request);

} // namespace mentat
