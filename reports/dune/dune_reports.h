#pragma once

#include "reports/report.h"
#include "reports/reports_kind.h"

namespace mentat {

/// For everybody: the Best Faction awards with the figures they rest on (R5.3).
[[nodiscard]] Result<ReportDocument> awardsReport(const ReportRequest& request);

/// One to frame for each place of the final that gets a plaque, and for each Best Faction that is
/// decided. Refused while there is neither.
[[nodiscard]] Result<ReportDocument> certificatesReport(const ReportRequest& request);

/// All that a heat needs to go on by hand, should the laptop fail.
[[nodiscard]] Result<ReportFiles> emergencyPack(const ReportRequest& request);

/// For the GM, who writes the year's article from it: what was played, in numbers and in words.
[[nodiscard]] Result<ReportDocument> eventReport(const ReportRequest& request);

/// What the convention asks of the GM at the end: the participants and the result form.
[[nodiscard]] Result<ReportFiles> handInFolder(const ReportRequest& request);

/// For the wall: what a Karama can do in which phase, and until when, on one page; with the sets
/// that the event has.
[[nodiscard]] Result<ReportDocument> karamaTableReport(const ReportRequest& request);

/// For everybody: the places of the final with their reasons, plaques and laurels (R7.5, R7.6).
[[nodiscard]] Result<ReportDocument> placementsReport(const ReportRequest& request);

/// For everybody: the games of a heat, or all of them and the final, seat by seat, with what was
/// counted.
[[nodiscard]] Result<ReportDocument> resultsReport(const ReportRequest& request);

/// A sheet for each table of a heat, then the blank ones asked for; without a heat the latest that
/// has tables, or, where blank ones are asked for, these alone.
[[nodiscard]] Result<ReportDocument> scoreSheetsReport(const ReportRequest& request);

/// The sheet of the final: of its game, before it is seated with the names of the line-up.
[[nodiscard]] Result<ReportDocument> finalSheetReport(const ReportRequest& request);

/// What the GM needs to go on without the program, on one page: the event's QP, ties, adjudication,
/// normalized PP, the size of tables.
[[nodiscard]] Result<ReportDocument> scoringByHandReport(const ReportRequest& request);

/// For the wall: R4, the cut and what decides it, and below them who is disqualified.
[[nodiscard]] Result<ReportDocument> standingsReport(const ReportRequest& request);
/// For who asks: the same with all that decides it, and why each stands before the next.
[[nodiscard]] Result<ReportDocument> standingsWithReasonsReport(const ReportRequest& request);

/// For each table, both sides of one sheet of paper: what is asked most, from the entries of the
/// rules desk (resources/rules/table-card.json) and the event's own settings.
[[nodiscard]] Result<ReportDocument> tableCardReport(const ReportRequest& request);

/// For the GM: what the convention's yearbook prints of the year, in sentences to be pasted.
[[nodiscard]] Result<ReportDocument> yearbookReport(const ReportRequest& request);

[[nodiscard]] ReportsKind duneReportsKind();

/// The places of a finished final, with what each played.
[[nodiscard]] PlacesOfKind dunePlaces(const ReportRequest& request);

/// Who sits where in each heat, the latest first; standings, awards, line-up and places, each in as
/// few columns as a phone has room for.
[[nodiscard]] std::vector<PublicPage> dunePublicPages(const PublicRequest& request);

} // namespace mentat
