#pragma once

#include "reports/report.h"

namespace mentat {

/// All years of the file with the event's rules: years, lines over them, players, factions.
[[nodiscard]] Result<ReportDocument> historyReport(const ReportRequest& request);

} // namespace mentat
