#pragma once

#include "model/rounds/round.h"
#include "reports/public_pages.h"
#include "reports/report.h"

namespace mentat {

/// For the GM: whom to phone before the final, how, and what they said.
[[nodiscard]] Result<ReportDocument> callListReport(const ReportRequest& request);

/// For the wall: who plays the final, and who stands in for them. Names and homes alone.
[[nodiscard]] Result<ReportDocument> finalistsReport(const ReportRequest& request);

// Who sits where in a heat, for the wall.
[[nodiscard]] Result<ReportDocument> tablesByTableReport(const ReportRequest& request);
[[nodiscard]] Result<ReportDocument> tablesByNameReport(const ReportRequest& request);
// The same of any round.
[[nodiscard]] ReportDocument tablesByTable(const ReportRequest& request, const Round& round);
[[nodiscard]] ReportDocument tablesByName(const ReportRequest& request, const Round& round);

// The lists of reports of events in heats are made of these rows, and of what a kind adds. A report
// that every such event has in the same way is a row in the source that makes it.

[[nodiscard]] std::vector<Report> listsForTheDoor();
[[nodiscard]] std::vector<Report> seatingReports();
[[nodiscard]] std::vector<Report> rulingReports();

/// All reports of a kind in the order in which the GM's day needs them: what comes before play and
/// every event in heats has, what the kind has of play, rulings, what the kind has afterwards.
[[nodiscard]] std::vector<Report> heatsReports(const std::vector<Report>& ofPlay,
                                               const std::vector<Report>& afterwards);

/// Lines that no spreadsheet has a use for.
[[nodiscard]] const std::vector<ReportKind>& kindsOfProse();
/// Tables that have nothing in common that one CSV could hold.
[[nodiscard]] const std::vector<ReportKind>& kindsOfArticle();
/// Text that goes into a page of somebody else's.
[[nodiscard]] const std::vector<ReportKind>& kindsToPaste();

/// The row of that name, which every event in heats has and each kind makes in its own way: what it
/// is called and for whom it is, with what makes it here.
[[nodiscard]] Report heatsReport(QLatin1StringView name,
                                 Result<ReportDocument> (*make)(const ReportRequest& request));

[[nodiscard]] ReportFolder
    emergencyPackRow(Result<ReportFiles> (*make)(const ReportRequest& request));
[[nodiscard]] ReportFolder handInRow(Result<ReportFiles> (*make)(const ReportRequest& request));

/// Names of reports and folders.
[[nodiscard]] std::span<const QLatin1StringView> handedOverAfterHeats();
[[nodiscard]] std::vector<ReportRound> reportRounds(const Event& event);

/// Who sits where in each round that has tables, by name and by table; the latest first. An
/// advanced round of one table has no page.
[[nodiscard]] std::vector<PublicPage> publicRoundPages(const PublicRequest& request);
/// Below what introduces them.
[[nodiscard]] PublicPage publicStandingsPage(const PublicRequest& request,
                                             const Standings& standings,
                                             const QString& introduction);
/// Of a document with who plays an advanced round: empty without its tables. when: and where.
[[nodiscard]] PublicPage publicLineUpPage(const PublicRequest& request, const QString& when,
                                          ReportDocument document);

} // namespace mentat
