#pragma once

#include "reports/report.h"

namespace mentat {

/// The kind's own reports of the emergency pack.
struct EmergencyReports {
    using Make = Result<ReportDocument> (*)(const ReportRequest& request);
    Make scoreSheets;
    Make standings;
    Make scoringByHand;
};

/// Everything needed to continue a heat by hand if the laptop fails: these, preceded by the roster,
/// and the tables of the heat.
[[nodiscard]] Result<ReportFiles> emergencyFiles(const ReportRequest& request,
                                                 const EmergencyReports& reports);

} // namespace mentat
