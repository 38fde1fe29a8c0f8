#pragma once

#include "reports/public_pages.h"
#include "reports/tables/places_list.h"

namespace mentat {

/// What reports asks of an event format: reportFormatOf(std::type_identity<DunePlay>) of each.
struct ReportFormat {
    std::span<const Report> (*reports)() = nullptr;
    std::span<const ReportFolder> (*folders)() = [] { return std::span<const ReportFolder>(); };
    std::span<const QLatin1StringView> (*handedOver)() = nullptr; // nullptr: nothing
    std::vector<ReportRound> (*rounds)(const Event& event)
        = [](const Event&) { return std::vector<ReportRound>(); };
    PlacesOfKind (*places)(const ReportRequest& request) = nullptr; // nullptr: none have any
    std::vector<PublicPage> (*publicPages)(const PublicRequest& request) = nullptr;
};

/// All formats, in the order of Play's alternatives.
[[nodiscard]] std::span<const ReportFormat> reportFormats();
[[nodiscard]] const ReportFormat& reportFormatOf(const Event& event);

} // namespace mentat
