#include "reports/report_formats.h"

#include "reports/dune/dune_reports.h"
#include "reports/ruleset/ruleset_reports.h"
#include "reports/storm/storm_reports.h"

namespace mentat {

std::span<const ReportFormat> reportFormats() {
    static const auto all = rowsOfFormats([](auto play) { return reportFormatOf(play); });
    return all;
}

const ReportFormat& reportFormatOf(const Event& event) {
    return reportFormats()[event.play.index()];
}

} // namespace mentat
