#pragma once

#include "reports/report.h"
#include "reports/reports_kind.h"

namespace mentat {

/// For the public: the Best Faction awards with the figures they rest on (R5.3).
[[nodiscard]] Result<ReportDocument> awardsReport(const ReportRequest& request);

/// For framing: one for each place of the final with a plaque, and for each decided Best Faction
/// award. Refused while there are none.
[[nodiscard]] Result<ReportDocument> certificatesReport(const ReportRequest& request);

/// Everything needed to continue a heat by hand if the laptop fails.
[[nodiscard]] Result<ReportFiles> emergencyPack(const ReportRequest& request);

/// For the GM, as a basis for the year's article: what was played, in numbers and words.
[[nodiscard]] Result<ReportDocument> eventReport(const ReportRequest& request);

/// What the convention asks of the GM at the end: the list of participants and the result form.
[[nodiscard]] Result<ReportFiles> handInFolder(const ReportRequest& request);

/// For the wall: what a Karama can do in which phase, and until when, on one page, for the event's
/// sets.
[[nodiscard]] Result<ReportDocument> karamaTableReport(const ReportRequest& request);

/// For the public: the places of the final with reasons, plaques, and laurels (R7.5, R7.6).
[[nodiscard]] Result<ReportDocument> placementsReport(const ReportRequest& request);

/// For the public: the games of a heat, or all of them and the final, seat by seat, with what was
/// counted.
[[nodiscard]] Result<ReportDocument> resultsReport(const ReportRequest& request);

/// A sheet for each table of a heat, then any blank ones requested; without a heat, the latest that
/// has tables or, if blank ones are requested, only these.
[[nodiscard]] Result<ReportDocument> scoreSheetsReport(const ReportRequest& request);

/// The sheet of the final: of its game or, before it is seated, with the names of the line-up.
[[nodiscard]] Result<ReportDocument> finalSheetReport(const ReportRequest& request);

/// What the GM needs to continue without Mentat, on one page: the event's QP, ties, adjudication,
/// normalized PP, table sizes.
[[nodiscard]] Result<ReportDocument> scoringByHandReport(const ReportRequest& request);

/// For the wall: R4, the cut and what decides it, then the disqualified.
[[nodiscard]] Result<ReportDocument> standingsReport(const ReportRequest& request);
/// On request: the same with everything that decides it, and what separates each row from the next.
[[nodiscard]] Result<ReportDocument> standingsWithReasonsReport(const ReportRequest& request);

/// For each table, both sides of a sheet of paper: the most frequent questions, from the entries of
/// the rules desk (resources/rules/table-card.json) and the event's settings.
[[nodiscard]] Result<ReportDocument> tableCardReport(const ReportRequest& request);

/// For the GM: what the convention's yearbook prints about the year, in sentences to paste.
[[nodiscard]] Result<ReportDocument> yearbookReport(const ReportRequest& request);

[[nodiscard]] ReportsKind duneReportsKind();

/// The places of a finished final, with the factions played.
[[nodiscard]] PlacesOfKind dunePlaces(const ReportRequest& request);

/// The seating of each heat, the latest first; standings, awards, line-up, and places, in few
/// enough columns for a phone.
[[nodiscard]] std::vector<PublicPage> dunePublicPages(const PublicRequest& request);

} // namespace mentat
