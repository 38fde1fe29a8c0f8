#pragma once

#include "reports/report.h"

namespace mentat {

/// Everybody whom the file knows, by name, with a box for each heat, ticked for who is in it
/// already; below them room for new names. Nothing that is not for everybody's eyes.
[[nodiscard]] Result<ReportDocument> checkInListReport(const ReportRequest& request);

} // namespace mentat
