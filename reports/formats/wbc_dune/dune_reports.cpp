#include "reports/formats/wbc_dune/dune_reports.h"

namespace mentat {

std::span<const Report> duneReports() {
    static const std::vector<Report> all;
    return all;
}

std::span<const ReportFolder> duneReportFolders() {
    static const std::vector<ReportFolder> all;
    return all;
}

} // namespace mentat
