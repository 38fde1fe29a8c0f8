#pragma once

#include "model/ruleset/ruleset_play.h"
#include "reports/report.h"
#include "reports/reports_kind.h"
#include "reports/text_measure.h"

namespace mentat {

/// A slip for each table of a heat, four to a sheet of paper, of tables of two six, then the blank
/// ones asked for; without a heat the latest that has tables, or, where blank ones are asked for,
/// these alone.
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

/// For the wall: who goes from where to where, as a picture that fits as few sheets as can be read.
[[nodiscard]] Result<ReportDocument> bracketReport(const ReportRequest& request);

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

/// The bracket on a page of its own.
[[nodiscard]] PublicPage bracketPage(const PublicRequest& request);
/// Who sits where in each heat, the latest first; standings, the line-ups of the stages, places,
/// each in as few columns as a phone has room for.
[[nodiscard]] std::vector<PublicPage> rulesetPublicPages(const PublicRequest& request);

/// What one slip is about; a blank one has no seats.
struct SlipSubject {
    QString round{};    // "Heat 2", "Semifinal"; empty: to be written
    QString table{};    // "Table 3"; empty: to be written
    QString occasion{}; // when and where
    std::vector<Seat> seats{};
    std::vector<int> places{}; // by seat; empty: not known
    QString start{};
    QString end{};
    bool seatsAreDrawn = true;       // else they are drawn at the table
    int rows = 0;                    // at least so many lines to write into
    std::optional<TableLink> link{}; // absent: the table does not report by phone
};

/// The slips on sheets of paper, four or six to each, to be cut; for kinds of output without pages
/// the same in words.
[[nodiscard]] std::vector<PlacedSheet> slipSheets(const ReportRequest& request,
                                                  const std::vector<SlipSubject>& slips,
                                                  const TextMeasure& measure);

/// The same in words, one slip.
[[nodiscard]] std::vector<ReportBlock> slipInWords(const ReportRequest& request,
                                                   const SlipSubject& slip);

/// "Our result by phone: K7QM 2XWA"
[[nodiscard]] QString byPhoneText(const ReportRequest& request, const TableLink& link);

} // namespace mentat
