#include "reports/formats/wbc_dune/dune_reports.h"

#include "reports/formats/wbc_dune/awards_report.h"
#include "reports/formats/wbc_dune/call_list_report.h"
#include "reports/formats/wbc_dune/emergency_pack.h"
#include "reports/formats/wbc_dune/event_report.h"
#include "reports/formats/wbc_dune/finalists_report.h"
#include "reports/formats/wbc_dune/hand_in_folder.h"
#include "reports/formats/wbc_dune/placements_report.h"
#include "reports/formats/wbc_dune/results_report.h"
#include "reports/formats/wbc_dune/rulings_report.h"
#include "reports/formats/wbc_dune/standings_report.h"

namespace mentat {

namespace {

using enum ReportKind;

const std::vector<ReportKind> everyKind{Pdf, Html, Csv, Xlsx, Text, Markdown, BbCode};

} // namespace

std::span<const Report> duneReports() {
    static const std::vector<Report> all{
        {.name = QLatin1StringView("results"),
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Results"),
         .purpose = QT_TRANSLATE_NOOP("mentat::reports",
                                      "The games of a heat or of all, seat by seat, for everybody"),
         .heat = HeatOfReport::Allowed,
         .kinds = everyKind,
         .make = resultsReport},
        {.name = QLatin1StringView("standings"),
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Standings"),
         .purpose = QT_TRANSLATE_NOOP("mentat::reports",
                                      "Who stands where and why, with the cut, for the wall"),
         .kinds = everyKind,
         .make = standingsReport},
        {.name = QLatin1StringView("call-list"),
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Call list"),
         .purpose
         = QT_TRANSLATE_NOOP("mentat::reports", "Whom to phone before the final, for the GM alone"),
         .readers = ReportReaders::Gm,
         .kinds = everyKind,
         .make = callListReport},
        {.name = QLatin1StringView("finalists"),
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Finalists"),
         .purpose
         = QT_TRANSLATE_NOOP("mentat::reports", "The line-up and the alternates, for the wall"),
         .kinds = everyKind,
         .make = finalistsReport},
        {.name = QLatin1StringView("awards"),
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Best Faction awards"),
         .purpose
         = QT_TRANSLATE_NOOP("mentat::reports", "Who played each faction best, for everybody"),
         .kinds = everyKind,
         .make = awardsReport},
        {.name = QLatin1StringView("placements"),
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Places of the final"),
         .purpose = QT_TRANSLATE_NOOP("mentat::reports",
                                      "The places with plaques and laurels, for everybody"),
         .kinds = everyKind,
         .make = placementsReport},
        {.name = QLatin1StringView("rulings"),
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Rulings"),
         .purpose = QT_TRANSLATE_NOOP("mentat::reports",
                                      "What was asked and answered this year, for everybody"),
         .kinds = everyKind,
         .make = rulingsReport},
        {.name = QLatin1StringView("event-report"),
         .title = QT_TRANSLATE_NOOP("mentat::reports", "Event report"),
         .purpose = QT_TRANSLATE_NOOP(
             "mentat::reports",
             "The year in figures, with the notes of the games, for the GM who writes about it"),
         .readers = ReportReaders::Gm,
         .kinds = {Html, Pdf, Markdown, BbCode, Text, Xlsx},
         .make = eventReport},
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

} // namespace mentat
