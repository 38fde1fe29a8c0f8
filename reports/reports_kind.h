#pragma once

#include "model/kinds/kind_table.h"
#include "reports/public_pages.h"
#include "reports/tables/places_list.h"

namespace mentat {

/// What a kind of rules supplies to the reports.
struct ReportsKind {
    std::span<const Report> (*reports)() = nullptr;
    std::span<const ReportFolder> (*folders)() = [] { return std::span<const ReportFolder>(); };
    std::span<const QLatin1StringView> (*handedOver)() = nullptr; // nullptr: nothing
    std::vector<ReportRound> (*rounds)(const Event& event)
        = [](const Event&) { return std::vector<ReportRound>(); };
    PlacesOfKind (*places)(const ReportRequest& request) = nullptr; // nullptr: none have any
    std::vector<PublicPage> (*publicPages)(const PublicRequest& request) = nullptr;
    /// What a player needs in order to qualify, as lines; nullptr: not computed.
    QStringList (*needs)(const Language& language, const Event& event, const PlayerId& player)
        = nullptr;
};

template <>
[[nodiscard]] const KindTable<ReportsKind>& kindTable<ReportsKind>();

} // namespace mentat
