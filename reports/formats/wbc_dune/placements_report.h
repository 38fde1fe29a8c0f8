#pragma once

#include "reports/report.h"

namespace mentat {

/// For everybody: the places of the final with their reasons, plaques and laurels (R7.5, R7.6).
[[nodiscard]] Result<ReportDocument> placementsReport(const ReportRequest& request);

} // namespace mentat
