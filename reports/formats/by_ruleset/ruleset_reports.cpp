#include "reports/formats/by_ruleset/ruleset_reports.h"

#include "reports/formats/by_ruleset/ruleset_report_list.h"
#include "reports/heats/heats_report_list.h"
#include "reports/heats/heats_reports.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// In the order in which the GM's day needs them.
std::span<const Report> rulesetReports() {
    static const std::vector<Report> all{
        heatsReport("check-in-list"_L1, checkInListReport),
        heatsReport("tables-by-name"_L1, tablesByNameReport),
        heatsReport("tables-by-table"_L1, tablesByTableReport),
        heatsReport("seat-cards"_L1, seatCardsReport),
        {.name = "score-sheets"_L1,
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Score slips"),
         .purpose
         = QT_TRANSLATE_NOOP("mentat::reports", "One for each table, four to a page, to cut apart"),
         .round = RoundOfReport::Needed,
         .kinds = kindsOfPaper(),
         .make = scoreSlipsReport,
         .roundPaper = RoundPaper::Yes,
         .hasBlanks = true,
         .isOfTheMoment = true},
        heatsReport("results"_L1, rulesetResultsReport),
        heatsReport("standings"_L1, rulesetStandingsReport),
        heatsReport("standings-with-reasons"_L1, rulesetStandingsWithReasonsReport),
        {.name = "call-list"_L1,
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Call list"),
         .purpose
         = QT_TRANSLATE_NOOP("mentat::reports", "Whom to phone before a stage, for the GM only"),
         .readers = ReportReaders::Gm,
         .kinds = allKinds(),
         .make = stageCallsReport},
        {.name = "finalists"_L1,
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Line-up"),
         .purpose = QT_TRANSLATE_NOOP("mentat::reports",
                                      "Who plays each stage, and the alternates, for the wall"),
         .kinds = allKinds(),
         .make = lineUpsReport},
        {.name = "final-sheet"_L1,
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Score slips of a stage"),
         .purpose
         = QT_TRANSLATE_NOOP("mentat::reports", "For the tables of the next or current stage"),
         .kinds = kindsOfPaper(),
         .make = stageSlipsReport,
         .isOfTheMoment = true},
        {.name = "placements"_L1,
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Places"),
         .purpose
         = QT_TRANSLATE_NOOP("mentat::reports", "Places with plaques and laurels, for everyone"),
         .kinds = allKinds(),
         .make = rulesetPlacesReport},
        {.name = "certificates"_L1,
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Certificates"),
         .purpose = QT_TRANSLATE_NOOP("mentat::reports", "To frame: places with a plaque"),
         .kinds = kindsOfPaper(),
         .make = rulesetCertificatesReport},
        heatsReport("rulings"_L1, rulingsReport),
        {.name = "table-card"_L1,
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Table card"),
         .purpose
         = QT_TRANSLATE_NOOP("mentat::reports", "What players ask most, one sheet for each table"),
         .kinds = kindsOfProse(),
         .make = rulesetTableCardReport},
        heatsReport("event-report"_L1, rulesetEventReport),
        heatsReport("scoring-by-hand"_L1, rulesetByHandReport),
    };
    return all;
}

std::span<const ReportFolder> rulesetFolders() {
    static const std::vector all{emergencyPackRow(rulesetEmergencyPack), handInRow(rulesetHandIn)};
    return all;
}

} // namespace

ReportFormat reportFormatOf(std::type_identity<RulesetPlay>) {
    return {.reports = rulesetReports,
            .folders = rulesetFolders,
            .handedOver = handedOverAfterHeats,
            .rounds = reportRounds,
            .places = rulesetPlaces,
            .publicPages = rulesetPublicPages};
}

} // namespace mentat
