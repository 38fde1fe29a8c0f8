#pragma once

#include "reports/report.h"

namespace mentat {

// Who sits where in a heat, for the wall.
[[nodiscard]] Result<ReportDocument> tablesByTableReport(const ReportRequest& request);
[[nodiscard]] Result<ReportDocument> tablesByNameReport(const ReportRequest& request);

} // namespace mentat
