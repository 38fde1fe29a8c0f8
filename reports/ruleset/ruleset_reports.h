#pragma once

#include "model/ruleset/ruleset_play.h"
#include "reports/report.h"
#include "reports/reports_kind.h"
#include "reports/text_measure.h"

namespace mentat {

/// A slip for each table of a heat, four to a sheet of paper (six for tables of two), then any
/// blank ones requested; without a heat, the latest that has tables or, if blank ones are
/// requested, only these.
[[nodiscard]] Result<ReportDocument> scoreSlipsReport(const ReportRequest& request);
/// The slips of the latest stage whose players are known: from its games or, before these are
/// seated, from its line-up.
[[nodiscard]] Result<ReportDocument> stageSlipsReport(const ReportRequest& request);

/// For the public: the games of a heat, or of all of them and of the stages, seat by seat.
[[nodiscard]] Result<ReportDocument> rulesetResultsReport(const ReportRequest& request);

/// For the public: H5 with the value of each key, the cut, what separates each row from the next,
/// then the disqualified and the ties to roll.
[[nodiscard]] Result<ReportDocument> rulesetStandingsReport(const ReportRequest& request);
[[nodiscard]] Result<ReportDocument>
rulesetStandingsWithReasonsReport(const ReportRequest& request);

/// For the wall: who plays each stage, at which table, and the alternates; the latest stage first.
/// Only names and hometowns.
[[nodiscard]] Result<ReportDocument> lineUpsReport(const ReportRequest& request);
/// The GM's list of players to call before a stage: how, and their answers.
[[nodiscard]] Result<ReportDocument> stageCallsReport(const ReportRequest& request);

/// For the wall: where players advance to, as a picture on as few readable sheets as possible.
[[nodiscard]] Result<ReportDocument> bracketReport(const ReportRequest& request);

/// For the public: the places with plaques and laurels (H11, R7.6).
[[nodiscard]] Result<ReportDocument> rulesetPlacesReport(const ReportRequest& request);
/// For framing: one for each place with a plaque. Refused while there are none.
[[nodiscard]] Result<ReportDocument> rulesetCertificatesReport(const ReportRequest& request);
/// What the convention asks of the GM at the end: the list of participants and the result form.
[[nodiscard]] Result<ReportFiles> rulesetHandIn(const ReportRequest& request);

/// For each table: the Game Master's text, and how games and standings work. Both sides of one
/// sheet if that is enough.
[[nodiscard]] Result<ReportDocument> rulesetTableCardReport(const ReportRequest& request);

/// For the GM: what was played, in numbers and words.
[[nodiscard]] Result<ReportDocument> rulesetEventReport(const ReportRequest& request);

/// What the GM needs to continue without Mentat: the ruleset in sentences, and the tables by number
/// of players.
[[nodiscard]] Result<ReportDocument> rulesetByHandReport(const ReportRequest& request);
/// Everything needed to continue a heat by hand if the laptop fails.
[[nodiscard]] Result<ReportFiles> rulesetEmergencyPack(const ReportRequest& request);

[[nodiscard]] ReportsKind rulesetReportsKind();

/// H11: the places with the stage reached.
[[nodiscard]] PlacesOfKind rulesetPlaces(const ReportRequest& request);

/// The bracket on a separate page.
[[nodiscard]] PublicPage bracketPage(const PublicRequest& request);
/// The seating of each heat, the latest first; standings, the line-ups of the stages, and places,
/// in few enough columns for a phone.
[[nodiscard]] std::vector<PublicPage> rulesetPublicPages(const PublicRequest& request);

/// The subject of a slip; a blank one has no seats.
struct SlipSubject {
    QString round{};    // "Heat 2", "Semifinal"; empty: to fill in
    QString table{};    // "Table 3"; empty: to fill in
    QString occasion{}; // when and where
    std::vector<Seat> seats{};
    std::vector<int> places{}; // by seat; empty: unknown
    QString start{};
    QString end{};
    bool seatsAreDrawn = true;       // otherwise they are drawn at the table
    int rows = 0;                    // the least number of lines to write on
    std::optional<TableLink> link{}; // absent: the table does not report by phone
};

/// The slips on sheets of paper, four or six each, to be cut; the same as text for outputs without
/// pages.
[[nodiscard]] std::vector<PlacedSheet> slipSheets(const ReportRequest& request,
                                                  const std::vector<SlipSubject>& slips,
                                                  const TextMeasure& measure);

/// One slip as text.
[[nodiscard]] std::vector<ReportBlock> slipInWords(const ReportRequest& request,
                                                   const SlipSubject& slip);

/// "Our result by phone: K7QM 2XWA"
[[nodiscard]] QString byPhoneText(const ReportRequest& request, const TableLink& link);

} // namespace mentat
