#pragma once

#include "reports/report.h"

namespace mentat {

// What the reports of this format begin with.

/// With the event's name and year, its GM, time and paper of the request.
[[nodiscard]] ReportDocument documentFor(const ReportRequest& request, const QString& title);

/// The heat asked for, or the latest that has tables; refused where there is no such heat, or it
/// has no tables.
[[nodiscard]] Result<const Heat*> heatWithTables(const ReportRequest& request);

/// "Heat 2", or as the GM calls it.
[[nodiscard]] QString heatName(const Heat& heat, const Language& language);

} // namespace mentat
