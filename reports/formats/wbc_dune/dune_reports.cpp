#include "reports/formats/wbc_dune/dune_reports.h"

#include "reports/formats/wbc_dune/dune_report_list.h"
#include "reports/heats/heats_report_list.h"
#include "reports/history_tables.h"

#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr auto everybody = ReportReaders::Everybody;
constexpr auto gmAlone = ReportReaders::Gm;
using enum HeatOfReport;
using enum HeatPaper;

const std::vector<ReportKind>& proseKinds() {
    // Lines that no spreadsheet has a use for.
    static const std::vector kinds{ReportKind::Pdf, ReportKind::Html, ReportKind::Text,
                                   ReportKind::Markdown, ReportKind::BbCode};
    return kinds;
}

const std::vector<ReportKind>& articleKinds() {
    // Its tables have nothing in common that one CSV could hold.
    static const std::vector kinds{ReportKind::Html,   ReportKind::Pdf,  ReportKind::Markdown,
                                   ReportKind::BbCode, ReportKind::Text, ReportKind::Xlsx};
    return kinds;
}

/// In the order in which the GM's day needs them.
std::span<const Report> duneReports() {
    static const std::vector<Report> all{
        {"check-in-list"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Check-in list"),
         QT_TRANSLATE_NOOP("mentat::reports", "At the door, for players to tick their names"), None,
         everybody, allKinds(), checkInListReport, No, false, true},
        {"tables-by-name"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Tables by name"),
         QT_TRANSLATE_NOOP("mentat::reports", "For the wall: where everybody sits, by name"),
         Needed, everybody, proseKinds(), tablesByNameReport, Yes},
        {"tables-by-table"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Tables"),
         QT_TRANSLATE_NOOP("mentat::reports", "For the wall: who sits at each table"), Needed,
         everybody, proseKinds(), tablesByTableReport, Yes},
        {"seat-cards"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Seat cards"),
         QT_TRANSLATE_NOOP("mentat::reports", "To cut out, one for each seat"), Needed, everybody,
         kindsOfPaper(), seatCardsReport, OnWish, false, true},
        {"score-sheets"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Score sheets"),
         QT_TRANSLATE_NOOP("mentat::reports", "For each table, to note its result on"), Needed,
         everybody, kindsOfPaper(), scoreSheetsReport, Yes, true, true},
        {"results"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Results"),
         QT_TRANSLATE_NOOP("mentat::reports",
                           "The games of a heat or of all, seat by seat, for everybody"),
         Allowed, everybody, allKinds(), resultsReport},
        {"standings"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Standings"),
         QT_TRANSLATE_NOOP("mentat::reports",
                           "Who stands where and why, with the cut, for the wall"),
         None, everybody, allKinds(), standingsReport},
        {"call-list"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Call list"),
         QT_TRANSLATE_NOOP("mentat::reports", "Whom to phone before the final, for the GM alone"),
         None, gmAlone, allKinds(), callListReport},
        {"finalists"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Finalists"),
         QT_TRANSLATE_NOOP("mentat::reports", "The line-up and the alternates, for the wall"), None,
         everybody, allKinds(), finalistsReport},
        {"awards"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Best Faction awards"),
         QT_TRANSLATE_NOOP("mentat::reports", "Who played each faction best, for everybody"), None,
         everybody, allKinds(), awardsReport},
        {"final-sheet"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Score sheet of the final"),
         QT_TRANSLATE_NOOP("mentat::reports", "For the final's table, to note its result on"), None,
         everybody, kindsOfPaper(), finalSheetReport, No, false, true},
        {"placements"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Places of the final"),
         QT_TRANSLATE_NOOP("mentat::reports", "The places with plaques and laurels, for everybody"),
         None, everybody, allKinds(), placementsReport},
        {"certificates"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Certificates"),
         QT_TRANSLATE_NOOP("mentat::reports", "To frame: places of the final, Best Factions"), None,
         everybody, kindsOfPaper(), certificatesReport},
        {"rulings"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Rulings"),
         QT_TRANSLATE_NOOP("mentat::reports",
                           "What was asked and answered this year, a sheet for the tables"),
         None, everybody, allKinds(), rulingsReport},
        {"table-card"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Table card"),
         QT_TRANSLATE_NOOP("mentat::reports",
                           "What is asked most, one sheet for each table, printed on both sides"),
         None, everybody, proseKinds(), tableCardReport},
        {"karama-table"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Karama table"),
         QT_TRANSLATE_NOOP("mentat::reports", "For the wall: what a Karama does, phase by phase"),
         None, everybody, proseKinds(), karamaTableReport},
        {"event-report"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Event report"),
         QT_TRANSLATE_NOOP("mentat::reports",
                           "The year in figures, with the notes of the games, for the GM"),
         None, gmAlone, articleKinds(), eventReport},
        {"history"_L1, QT_TRANSLATE_NOOP("mentat::reports", "History"),
         QT_TRANSLATE_NOOP("mentat::reports", "All years of the file, for everybody"), None,
         everybody, articleKinds(), historyReport},
        {"scoring-by-hand"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Scoring by hand"),
         QT_TRANSLATE_NOOP("mentat::reports", "What to know where no computer works any more"),
         None, everybody, proseKinds(), scoringByHandReport},
    };
    return all;
}

std::span<const ReportFolder> duneReportFolders() {
    static const std::vector<ReportFolder> all{
        {.name = QLatin1StringView("emergency-pack"),
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Emergency pack"),
         .purpose = QT_TRANSLATE_NOOP("mentat::reports",
                                      "All that a heat needs to go on by hand, for the GM"),
         .heat = HeatOfReport::Allowed,
         .make = emergencyPack,
         .isOfTheMoment = true,
         .beforeEachHeat = true},
        {.name = QLatin1StringView("hand-in"),
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Hand-in"),
         .purpose
         = QT_TRANSLATE_NOOP("mentat::reports", "Participants and result form, for the convention"),
         .make = handInFolder},
    };
    return all;
}

/// Names of reports and folders.
std::span<const QLatin1StringView> duneHandOver() {
    static constexpr std::array all{"event-report"_L1, "certificates"_L1, "hand-in"_L1};
    return all;
}

std::vector<ReportHeat> duneReportHeats(const Event& event) {
    std::vector<ReportHeat> all;
    for (const Heat& heat : heatsPlay(event)->heats) {
        all.push_back({heat.number, !heat.games.empty(), isPlayed(heat)});
    }
    return all;
}

} // namespace

ReportFormat reportFormatOf(std::type_identity<DunePlay>) {
    return {.reports = duneReports,
            .folders = duneReportFolders,
            .handedOver = duneHandOver,
            .heats = duneReportHeats,
            .publicPages = dunePublicPages};
}

} // namespace mentat
