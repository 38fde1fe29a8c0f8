#include "reports/formats/wbc_dune/dune_reports.h"

#include "reports/formats/wbc_dune/certificates.h"
#include "reports/formats/wbc_dune/check_in_list.h"
#include "reports/formats/wbc_dune/posters.h"
#include "reports/formats/wbc_dune/score_sheets.h"
#include "reports/formats/wbc_dune/scoring_by_hand.h"
#include "reports/formats/wbc_dune/seat_cards.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr auto everybody = ReportReaders::Everybody;

const std::vector<ReportKind>& placedKinds() {
    // What has its places on paper says nothing in a spreadsheet or a forum.
    static const std::vector kinds{ReportKind::Pdf, ReportKind::Html, ReportKind::Text};
    return kinds;
}

const std::vector<ReportKind>& allKinds() {
    static const std::vector kinds{ReportKind::Pdf,   ReportKind::Html, ReportKind::Csv,
                                   ReportKind::Xlsx,  ReportKind::Text, ReportKind::Markdown,
                                   ReportKind::BbCode};
    return kinds;
}

const std::vector<ReportKind>& proseKinds() {
    // Lines that no spreadsheet has a use for.
    static const std::vector kinds{ReportKind::Pdf, ReportKind::Html, ReportKind::Text,
                                   ReportKind::Markdown, ReportKind::BbCode};
    return kinds;
}

} // namespace

std::span<const Report> duneReports() {
    static const std::vector<Report> all{
        {"check-in-list"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Check-in list"),
         QT_TRANSLATE_NOOP("mentat::reports", "At the door, for players to tick their names"),
         HeatOfReport::None, everybody, allKinds(), checkInListReport},
        {"tables-by-name"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Tables by name"),
         QT_TRANSLATE_NOOP("mentat::reports", "For the wall: where everybody sits, by name"),
         HeatOfReport::Needed, everybody, proseKinds(), tablesByNameReport},
        {"tables-by-table"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Tables"),
         QT_TRANSLATE_NOOP("mentat::reports", "For the wall: who sits at each table"),
         HeatOfReport::Needed, everybody, proseKinds(), tablesByTableReport},
        {"seat-cards"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Seat cards"),
         QT_TRANSLATE_NOOP("mentat::reports", "To cut out, one for each seat"),
         HeatOfReport::Needed, everybody, placedKinds(), seatCardsReport},
        {"score-sheets"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Score sheets"),
         QT_TRANSLATE_NOOP("mentat::reports", "For each table, to note its result on"),
         HeatOfReport::Needed, everybody, placedKinds(), scoreSheetsReport},
        {"final-sheet"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Score sheet of the final"),
         QT_TRANSLATE_NOOP("mentat::reports", "For the final's table, to note its result on"),
         HeatOfReport::None, everybody, placedKinds(), finalSheetReport},
        {"certificates"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Certificates"),
         QT_TRANSLATE_NOOP("mentat::reports", "To frame: places of the final, Best Factions"),
         HeatOfReport::None, everybody, placedKinds(), certificatesReport},
        {"scoring-by-hand"_L1, QT_TRANSLATE_NOOP("mentat::reports", "Scoring by hand"),
         QT_TRANSLATE_NOOP("mentat::reports", "What to know where no computer works any more"),
         HeatOfReport::None, everybody, proseKinds(), scoringByHandReport},
    };
    return all;
}

std::span<const ReportFolder> duneReportFolders() {
    static const std::vector<ReportFolder> all;
    return all;
}

} // namespace mentat
