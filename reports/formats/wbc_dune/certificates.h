#pragma once

#include "reports/report.h"

namespace mentat {

/// One to frame for each place of the final that gets a plaque, and for each Best Faction that is
/// decided. Refused while there is neither.
[[nodiscard]] Result<ReportDocument> certificatesReport(const ReportRequest& request);

} // namespace mentat
