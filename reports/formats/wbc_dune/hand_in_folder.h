#pragma once

#include "reports/report.h"

namespace mentat {

/// What the convention asks of the GM at the end: the participants and the result form.
[[nodiscard]] Result<ReportFiles> handInFolder(const ReportRequest& request);

} // namespace mentat
