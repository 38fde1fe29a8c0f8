#pragma once

#include "reports/report.h"

namespace mentat {

/// A sheet for each table of a heat, then the blank ones asked for; without a heat the latest that
/// has tables, or, where blank ones are asked for, these alone.
[[nodiscard]] Result<ReportDocument> scoreSheetsReport(const ReportRequest& request);

/// The sheet of the final: of its game, before it is seated with the names of the line-up.
[[nodiscard]] Result<ReportDocument> finalSheetReport(const ReportRequest& request);

} // namespace mentat
