#include "reports/formats/report_formats.h"

#include "reports/formats/wbc_dune/dune_reports.h"

#include <array>

namespace mentat {
namespace {

std::span<const Report> noReports() {
    return {};
}

std::span<const ReportFolder> noFolders() {
    return {};
}

} // namespace

std::span<const ReportFormat> reportFormats() {
    static constexpr std::array<ReportFormat, std::variant_size_v<Play>> all{{
        {.reports = duneReports, .folders = duneReportFolders},
        {.reports = noReports, .folders = noFolders},
    }};
    return all;
}

const ReportFormat& reportFormatOf(const Event& event) {
    return reportFormats()[event.play.index()];
}

} // namespace mentat
