#pragma once

#include "reports/report.h"

namespace mentat {

/// For everybody: the games of a heat, or all of them and the final, seat by seat, with what was
/// counted.
[[nodiscard]] Result<ReportDocument> resultsReport(const ReportRequest& request);

} // namespace mentat
