#pragma once

#include "reports/report.h"

namespace mentat {

/// All that a heat needs to go on by hand, should the laptop fail.
[[nodiscard]] Result<ReportFiles> emergencyPack(const ReportRequest& request);

} // namespace mentat
