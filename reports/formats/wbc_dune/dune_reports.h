#pragma once

#include "reports/report.h"

namespace mentat {

/// All reports of a Dune event, in the order in which the GM's day needs them.
[[nodiscard]] std::span<const Report> duneReports();
[[nodiscard]] std::span<const ReportFolder> duneReportFolders();
/// Names of reports and folders.
[[nodiscard]] std::span<const QLatin1StringView> duneHandOver();

} // namespace mentat
