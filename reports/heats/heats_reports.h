#pragma once

#include "model/rounds/round.h"
#include "reports/public_pages.h"
#include "reports/report.h"

namespace mentat {

/// The GM's list of players to call before the final: how, and their answers.
[[nodiscard]] Result<ReportDocument> callListReport(const ReportRequest& request);

/// For the wall: who plays the final, and the alternates. Only names and hometowns.
[[nodiscard]] Result<ReportDocument> finalistsReport(const ReportRequest& request);

// For the wall: the seating of a heat.
[[nodiscard]] Result<ReportDocument> tablesByTableReport(const ReportRequest& request);
[[nodiscard]] Result<ReportDocument> tablesByNameReport(const ReportRequest& request);
// The same of any round.
[[nodiscard]] ReportDocument tablesByTable(const ReportRequest& request, const Round& round);
[[nodiscard]] ReportDocument tablesByName(const ReportRequest& request, const Round& round);

// The report lists of all events in heats are made from these rows and a kind's own. A report that
// is the same for all of them is a row in the source file that makes it.

[[nodiscard]] std::vector<Report> listsForTheDoor();
[[nodiscard]] std::vector<Report> seatingReports();
[[nodiscard]] std::vector<Report> rulingReports();

/// All reports of a kind in the order of the GM's day: before play and common to all heats, the
/// kind's reports of play, rulings, the kind's reports afterward.
[[nodiscard]] std::vector<Report> heatsReports(const std::vector<Report>& ofPlay,
                                               const std::vector<Report>& afterwards);

/// Text that is useless in a spreadsheet.
[[nodiscard]] const std::vector<ReportKind>& kindsOfProse();
/// Tables too different for one CSV.
[[nodiscard]] const std::vector<ReportKind>& kindsOfArticle();
/// Text to paste into someone else's page.
[[nodiscard]] const std::vector<ReportKind>& kindsToPaste();

/// The row with this name, which every event in heats has and each kind makes its own way: its
/// title and audience, with the given function.
[[nodiscard]] Report heatsReport(QLatin1StringView name,
                                 Result<ReportDocument> (*make)(const ReportRequest& request));

[[nodiscard]] ReportFolder
    emergencyPackRow(Result<ReportFiles> (*make)(const ReportRequest& request));
[[nodiscard]] ReportFolder handInRow(Result<ReportFiles> (*make)(const ReportRequest& request));

/// Names of reports and folders handed over at the end.
[[nodiscard]] std::span<const QLatin1StringView> handedOverAfterHeats();
[[nodiscard]] std::vector<ReportRound> reportRounds(const Event& event);

/// The seating of each round with tables, by name and by table; the latest first. An advanced round
/// with one table has no page.
[[nodiscard]] std::vector<PublicPage> publicRoundPages(const PublicRequest& request);
/// Adds the introduction.
[[nodiscard]] PublicPage publicStandingsPage(const PublicRequest& request,
                                             const Standings& standings,
                                             const QString& introduction);
/// From a document with the players of an advanced round: empty without its tables. when: also
/// where.
[[nodiscard]] PublicPage publicLineUpPage(const PublicRequest& request, const QString& when,
                                          ReportDocument document);

} // namespace mentat
