#pragma once

#include "reports/public_page.h"

namespace mentat {

/// What reports asks of an event format. One row a format.
struct ReportFormat {
    std::span<const Report> (*reports)() = nullptr;
    std::span<const ReportFolder> (*folders)() = nullptr;
    std::span<const QLatin1StringView> (*handedOver)() = nullptr; // nullptr: nothing
    std::vector<ReportHeat> (*heats)(const Event& event) = nullptr;
    std::vector<PublicPage> (*publicPages)(const ReportRequest& request) = nullptr;
};

/// All formats, in the order of Play's alternatives.
[[nodiscard]] std::span<const ReportFormat> reportFormats();
[[nodiscard]] const ReportFormat& reportFormatOf(const Event& event);

} // namespace mentat
