#include "reports/formats/wbc_dune/dune_report_list.h"

#include "reports/heats/emergency_files.h"

namespace mentat {

Result<ReportFiles> emergencyPack(const ReportRequest& request) {
    return emergencyFiles(request, {.scoreSheets = scoreSheetsReport,
                                    .standings = standingsWithReasonsReport,
                                    .scoringByHand = scoringByHandReport});
}

} // namespace mentat
