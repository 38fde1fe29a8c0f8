#pragma once

#include "reports/report.h"

namespace mentat {

/// For the wall: who plays the final, and who stands in for them. Names and homes alone.
[[nodiscard]] Result<ReportDocument> finalistsReport(const ReportRequest& request);

} // namespace mentat
