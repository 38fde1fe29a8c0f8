#pragma once

#include "reports/report.h"
#include "reports/reports_kind.h"

namespace mentat {

/// A slip for each table of a heat, four to a sheet of paper, then the blank ones asked for;
/// without a heat the latest that has tables, or, where blank ones are asked for, these alone.
[[nodiscard]] Result<ReportDocument> scoreSlipsReport(const ReportRequest& request);
/// The slips of the latest stage whose players are known: of its games, before these are seated of
/// its line-up.
[[nodiscard]] Result<ReportDocument> stageSlipsReport(const ReportRequest& request);

/// For everybody: the games of a heat, or of all of them and of the stages, seat by seat.
[[nodiscard]] Result<ReportDocument> rulesetResultsReport(const ReportRequest& request);

/// For everybody: H5 with what each key comes to, the cut, why each stands before the next, below
/// them who is disqualified and who has to roll.
[[nodiscard]] Result<ReportDocument> rulesetStandingsReport(const ReportRequest& request);
[[nodiscard]] Result<ReportDocument>
rulesetStandingsWithReasonsReport(const ReportRequest& request);

/// For the wall: who plays each stage, at which table, and who stands in for them; the latest stage
/// first. Names and homes alone.
[[nodiscard]] Result<ReportDocument> lineUpsReport(const ReportRequest& request);
/// For the GM: whom to phone before a stage, how, and what they said.
[[nodiscard]] Result<ReportDocument> stageCallsReport(const ReportRequest& request);

/// For everybody: the places with plaques and laurels (H11, R7.6).
[[nodiscard]] Result<ReportDocument> rulesetPlacesReport(const ReportRequest& request);
/// One to frame for each place that gets a plaque. Refused while there is none.
[[nodiscard]] Result<ReportDocument> rulesetCertificatesReport(const ReportRequest& request);
/// What the convention asks of the GM at the end: the participants and the result form.
[[nodiscard]] Result<ReportFiles> rulesetHandIn(const ReportRequest& request);

/// For each table: what the Game Master wrote for it, and how games and standings go. Two sides of
/// a sheet where that is enough.
[[nodiscard]] Result<ReportDocument> rulesetTableCardReport(const ReportRequest& request);

/// For the GM: what was played, in numbers and in words.
[[nodiscard]] Result<ReportDocument> rulesetEventReport(const ReportRequest& request);

/// What the GM needs to go on without the program: the ruleset in sentences, and the tables of so
/// many players.
[[nodiscard]] Result<ReportDocument> rulesetByHandReport(const ReportRequest& request);
/// All that a heat needs to go on by hand, should the laptop fail.
[[nodiscard]] Result<ReportFiles> rulesetEmergencyPack(const ReportRequest& request);

[[nodiscard]] ReportsKind rulesetReportsKind();

/// H11: the places with the stage that was reached.
[[nodiscard]] PlacesOfKind rulesetPlaces(const ReportRequest& request);

/// Who sits where in each heat, the latest first; standings, the line-ups of the stages, places,
/// each in as few columns as a phone has room for.
[[nodiscard]] std::vector<PublicPage> rulesetPublicPages(const PublicRequest& request);

} // namespace mentat
