#include "reports/formats/report_formats.h"

#include "reports/formats/all_reports.h"

namespace mentat {

std::span<const ReportFormat> reportFormats() {
    static const auto all = rowsOfFormats([](auto play) { return reportFormatOf(play); });
    return all;
}

const ReportFormat& reportFormatOf(const Event& event) {
    return reportFormats()[event.play.index()];
}

} // namespace mentat
