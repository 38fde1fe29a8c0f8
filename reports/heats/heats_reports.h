#pragma once

#include "reports/report.h"

namespace mentat {

// The lists of reports of events in heats are made of these rows, and of what a format adds.

/// Lines that no spreadsheet has a use for.
[[nodiscard]] const std::vector<ReportKind>& kindsOfProse();
/// Tables that have nothing in common that one CSV could hold.
[[nodiscard]] const std::vector<ReportKind>& kindsOfArticle();
/// Text that goes into a page of somebody else's.
[[nodiscard]] const std::vector<ReportKind>& kindsToPaste();

/// The row of that name, which is in the table: what it is called and for whom it is, as in every
/// event in heats, with what makes it here.
[[nodiscard]] Report heatsReport(QLatin1StringView name,
                                 Result<ReportDocument> (*make)(const ReportRequest& request));

[[nodiscard]] ReportFolder
    emergencyPackRow(Result<ReportFiles> (*make)(const ReportRequest& request));
[[nodiscard]] ReportFolder handInRow(Result<ReportFiles> (*make)(const ReportRequest& request));

/// Names of reports and folders.
[[nodiscard]] std::span<const QLatin1StringView> handedOverAfterHeats();
[[nodiscard]] std::vector<ReportRound> reportRounds(const Event& event);

} // namespace mentat
