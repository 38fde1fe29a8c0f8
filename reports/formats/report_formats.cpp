#include "reports/formats/report_formats.h"

#include "reports/formats/eye_of_the_storm/storm_reports.h"
#include "reports/formats/wbc_dune/dune_reports.h"

#include <array>

namespace mentat {
namespace {

std::span<const ReportFolder> noFolders() {
    return {};
}

std::vector<ReportHeat> noHeats(const Event&) {
    return {};
}

} // namespace

std::span<const ReportFormat> reportFormats() {
    static constexpr std::array<ReportFormat, std::variant_size_v<Play>> all{{
        {.reports = duneReports,
         .folders = duneReportFolders,
         .handedOver = duneHandOver,
         .heats = duneReportHeats,
         .publicPages = dunePublicPages},
        {.reports = stormReports,
         .folders = noFolders,
         .heats = noHeats,
         .publicPages = stormPublicPages},
    }};
    return all;
}

const ReportFormat& reportFormatOf(const Event& event) {
    return reportFormats()[event.play.index()];
}

} // namespace mentat
