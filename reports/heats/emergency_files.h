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

/// All that a heat needs to go on by hand, should the laptop fail: these, the roster before them
/// and the tables of the heat.
[[nodiscard]] Result<ReportFiles> emergencyFiles(const ReportRequest& request,
                                                 const EmergencyReports& reports);

} // namespace mentat
