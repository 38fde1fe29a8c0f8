#pragma once

#include "reports/report.h"

namespace mentat {

/// The games with status, totals and victory points, seat by seat.
[[nodiscard]] Result<ReportDocument> stormResultsReport(const ReportRequest& request);
/// R11.4, with what each sum is made of.
[[nodiscard]] Result<ReportDocument> stormRankingReport(const ReportRequest& request);
/// Blank sheets, as many as asked for, at least one.
[[nodiscard]] Result<ReportDocument> gameSheetsReport(const ReportRequest& request);

} // namespace mentat
