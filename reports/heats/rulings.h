#pragma once

#include "reports/report.h"

namespace mentat {

/// The rulings of the event, a table a topic in the order in which the topics came up, each below
/// its heading of that level; those without a topic last.
void addRulings(ReportDocument& document, const ReportRequest& request, int headingLevel);

/// All of them in one table, in the same order: where they are a part of a longer report.
[[nodiscard]] ReportTable rulingTable(const ReportRequest& request);

} // namespace mentat
