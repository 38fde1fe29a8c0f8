#include "reports/formats/wbc_dune/dune_reports.h"

#include "reports/formats/wbc_dune/dune_report_list.h"
#include "reports/heats/heats_report_list.h"
#include "reports/heats/heats_reports.h"
#include "reports/history_report.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr auto everybody = ReportReaders::Everybody;
using enum RoundOfReport;
using enum RoundPaper;

/// In the order in which the GM's day needs them.
std::span<const Report> duneReports() {
    static const std::vector<Report> all{
        heatsReport("check-in-list"_L1, checkInListReport),
        heatsReport("tables-by-name"_L1, tablesByNameReport),
        heatsReport("tables-by-table"_L1, tablesByTableReport),
        heatsReport("seat-cards"_L1, seatCardsReport),
        {"score-sheets"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Score sheets"),
         QT_TRANSLATE_NOOP("mentat::reports", "For each table, to write its result on"), Needed,
         everybody, kindsOfPaper(), scoreSheetsReport, Yes, true, true},
        heatsReport("results"_L1, resultsReport),
        heatsReport("standings"_L1, standingsReport),
        heatsReport("standings-with-reasons"_L1, standingsWithReasonsReport),
        {"call-list"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Call list"),
         QT_TRANSLATE_NOOP("mentat::reports", "Whom to phone before the final, for the GM only"),
         None, ReportReaders::Gm, allKinds(), callListReport},
        {"finalists"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Finalists"),
         QT_TRANSLATE_NOOP("mentat::reports", "Line-up and alternates, for the wall"), None,
         everybody, allKinds(), finalistsReport},
        {"awards"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Best Faction awards"),
         QT_TRANSLATE_NOOP("mentat::reports", "Who played each faction best, for everyone"), None,
         everybody, allKinds(), awardsReport},
        {"final-sheet"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Final score sheet"),
         QT_TRANSLATE_NOOP("mentat::reports", "For the final, to write its result on"), None,
         everybody, kindsOfPaper(), finalSheetReport, No, false, true},
        {"placements"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Places in the final"),
         QT_TRANSLATE_NOOP("mentat::reports", "Places with plaques and laurels, for everyone"),
         None, everybody, allKinds(), placementsReport},
        {"certificates"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Certificates"),
         QT_TRANSLATE_NOOP("mentat::reports", "To frame: places in the final, Best Factions"), None,
         everybody, kindsOfPaper(), certificatesReport},
        heatsReport("rulings"_L1, rulingsReport),
        {"table-card"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Table card"),
         QT_TRANSLATE_NOOP("mentat::reports",
                           "What is asked most, one two-sided sheet for each table"),
         None, everybody, kindsOfProse(), tableCardReport},
        {"karama-table"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Karama table"),
         QT_TRANSLATE_NOOP("mentat::reports", "For the wall: what a Karama does, phase by phase"),
         None, everybody, kindsOfProse(), karamaTableReport},
        heatsReport("event-report"_L1, eventReport),
        {"yearbook"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Yearbook text"),
         QT_TRANSLATE_NOOP("mentat::reports", "What the yearbook prints, ready to paste"), None,
         ReportReaders::Gm, kindsToPaste(), yearbookReport},
        {"history"_L1, QT_TRANSLATE_NOOP("mentat::reports", "History"),
         QT_TRANSLATE_NOOP("mentat::reports", "All years in the file, for everyone"), None,
         everybody, kindsOfArticle(), historyReport},
        heatsReport("scoring-by-hand"_L1, scoringByHandReport),
    };
    return all;
}

std::span<const ReportFolder> duneReportFolders() {
    static const std::vector all{emergencyPackRow(emergencyPack), handInRow(handInFolder)};
    return all;
}

} // namespace

ReportFormat reportFormatOf(std::type_identity<DunePlay>) {
    return {.reports = duneReports,
            .folders = duneReportFolders,
            .handedOver = handedOverAfterHeats,
            .rounds = reportRounds,
            .places = dunePlaces,
            .publicPages = dunePublicPages};
}

} // namespace mentat
