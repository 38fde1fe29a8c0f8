#pragma once

#include "reports/report.h"

namespace mentat {

/// For the GM: whom to phone before the final, how, and what they said.
[[nodiscard]] Result<ReportDocument> callListReport(const ReportRequest& request);

} // namespace mentat
