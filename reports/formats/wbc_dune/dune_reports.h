#pragma once

#include "reports/public_page.h"
#include "reports/report.h"

namespace mentat {

/// All reports of a Dune event, in the order in which the GM's day needs them.
[[nodiscard]] std::span<const Report> duneReports();
[[nodiscard]] std::span<const ReportFolder> duneReportFolders();
/// Names of reports and folders.
[[nodiscard]] std::span<const QLatin1StringView> duneHandOver();

/// Who sits where in each heat, the latest first; standings, awards, line-up and places, each in as
/// few columns as a phone has room for.
[[nodiscard]] std::vector<PublicPage> dunePublicPages(const ReportRequest& request);

/// The heats of a Dune event, as far as reports ask.
[[nodiscard]] std::vector<ReportHeat> duneReportHeats(const Event& event);

} // namespace mentat
