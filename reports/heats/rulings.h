#pragma once

#include "reports/report.h"

namespace mentat {

/// The event's rulings, one table per topic in the order in which topics came up, under headings of
/// the given level; those without a topic last.
void addRulings(ReportDocument& document, const ReportRequest& request, int headingLevel);

/// All of them in one table, in the same order, as part of a longer report.
[[nodiscard]] ReportTable rulingTable(const ReportRequest& request);

} // namespace mentat
