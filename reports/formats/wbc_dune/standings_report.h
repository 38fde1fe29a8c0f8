#pragma once

#include "reports/report.h"

namespace mentat {

/// For everybody: R4 with all that decides it, the cut, why each stands before the next, and below
/// them who is disqualified.
[[nodiscard]] Result<ReportDocument> standingsReport(const ReportRequest& request);

} // namespace mentat
