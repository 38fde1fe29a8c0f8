#pragma once

#include "reports/report.h"

namespace mentat {

/// What the GM needs to go on without the program, on one page: the event's QP, ties, adjudication,
/// normalized PP, the size of tables.
[[nodiscard]] Result<ReportDocument> scoringByHandReport(const ReportRequest& request);

} // namespace mentat
