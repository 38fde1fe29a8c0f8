#pragma once

#include "reports/reports_kind.h"

namespace mentat {

[[nodiscard]] ReportsKind stormReportsKind();

/// The ranking of the session (R11.4).
[[nodiscard]] std::vector<PublicPage> stormPublicPages(const PublicRequest& request);

/// The games with status, totals and victory points, seat by seat.
[[nodiscard]] Result<ReportDocument> stormResultsReport(const ReportRequest& request);
/// R11.4, with the summands of each sum.
[[nodiscard]] Result<ReportDocument> stormRankingReport(const ReportRequest& request);
/// Blank sheets, as many as requested, at least one.
[[nodiscard]] Result<ReportDocument> gameSheetsReport(const ReportRequest& request);

/// The House Profile of each registered player, a page each, filled in as far as known: the house,
/// its starting totals, its decks checked by R11.2, the checklist of the decks, and room for favor
/// and for the totals of each game.
[[nodiscard]] Result<ReportDocument> houseProfilesReport(const ReportRequest& request);

} // namespace mentat
