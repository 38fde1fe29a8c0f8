#pragma once

#include "reports/report.h"

namespace mentat {

/// What reports asks of an event format. One row a format.
struct ReportFormat {
    std::span<const Report> (*reports)() = nullptr;
    std::span<const ReportFolder> (*folders)() = nullptr;
};

/// All formats, in the order of Play's alternatives.
[[nodiscard]] std::span<const ReportFormat> reportFormats();
[[nodiscard]] const ReportFormat& reportFormatOf(const Event& event);

} // namespace mentat
