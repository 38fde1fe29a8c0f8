#include "reports/dune/dune_reports.h"

#include "reports/dune/awards_list.h"
#include "reports/heats/heats_reports.h"
#include "reports/heats/race_report.h"
#include "reports/heats/report_parts.h"
#include "reports/history_report.h"
#include "reports/tables/places_list.h"
#include "reports/tables/standings_table.h"
#include "reports/wording/dune/certainty_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/dune/figures/event_figures.h"
#include "scoring/dune/standings/dune_standings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

using enum ReportReaders;
using enum RoundOfReport;
using enum RoundPaper;

std::vector<Report> reportsOfPlay() {
    return {
        {"score-sheets"_L1, Phrase("mentat::reports", "Score sheets"),
         Phrase("mentat::reports", "One per table, for its result"), Needed, Tables, kindsOfPaper(),
         scoreSheetsReport, Yes, true, true},
        heatsReport("results"_L1, resultsReport),
        heatsReport("standings"_L1, standingsReport),
        heatsReport("standings-with-reasons"_L1, standingsWithReasonsReport),
        heatsReport("race"_L1, raceReport),
        {"call-list"_L1, Phrase("mentat::reports", "Call list"),
         Phrase("mentat::reports", "Who to call before the final, for the GM only"), None, Gm,
         allKinds(), callListReport},
        {"finalists"_L1, Phrase("mentat::reports", "Finalists"),
         Phrase("mentat::reports", "Line-up and alternates, for the wall"), None, Wall, allKinds(),
         finalistsReport},
        {"awards"_L1, Phrase("mentat::reports", "Best Faction awards"),
         Phrase("mentat::reports", "Who played each faction best, for everyone"), None, Everyone,
         allKinds(), awardsReport},
        {"final-sheet"_L1, Phrase("mentat::reports", "Final score sheet"),
         Phrase("mentat::reports", "For the final's result"), None, Tables, kindsOfPaper(),
         finalSheetReport, No, false, true},
        {"placements"_L1, Phrase("mentat::reports", "Places in the final"),
         Phrase("mentat::reports", "Places with plaques and laurels, for everyone"), None, Everyone,
         allKinds(), placementsReport},
        {"certificates"_L1, Phrase("mentat::reports", "Certificates"),
         Phrase("mentat::reports", "Ready to frame: places in the final, Best Factions"), None,
         Players, kindsOfPaper(), certificatesReport},
    };
}

std::vector<Report> reportsAfterwards() {
    return {
        {"table-card"_L1, Phrase("mentat::reports", "Table card"),
         Phrase("mentat::reports", "What players ask most, one two-sided sheet per table"), None,
         Tables, kindsOfProse(), tableCardReport},
        {"karama-table"_L1, Phrase("mentat::reports", "Karama table"),
         Phrase("mentat::reports", "For the wall: what a Karama does, phase by phase"), None, Wall,
         kindsOfProse(), karamaTableReport},
        heatsReport("event-report"_L1, eventReport),
        {"yearbook"_L1, Phrase("mentat::reports", "Yearbook text"),
         Phrase("mentat::reports", "What the yearbook prints, ready to paste"), None, Gm,
         kindsToPaste(), yearbookReport},
        {"history"_L1, Phrase("mentat::reports", "History"),
         Phrase("mentat::reports", "All years in the file, for everyone"), None, Everyone,
         kindsOfArticle(), historyReport},
        heatsReport("scoring-by-hand"_L1, scoringByHandReport),
    };
}

std::span<const Report> duneReports() {
    static const std::vector<Report> all = heatsReports(reportsOfPlay(), reportsAfterwards());
    return all;
}

std::span<const ReportFolder> duneReportFolders() {
    static const std::vector all{emergencyPackRow(emergencyPack), handInRow(handInFolder)};
    return all;
}

} // namespace

ReportsKind duneReportsKind() {
    return {.reports = duneReports,
            .folders = duneReportFolders,
            .handedOver = handedOverAfterHeats,
            .rounds = reportRounds,
            .places = dunePlaces,
            .publicPages = dunePublicPages,
            .needs = needLinesOf};
}

namespace {

PublicPage standingsPage(const PublicRequest& request) {
    return publicStandingsPage(
        request, duneStandings(request.event),
        standingsIntroduction(
            request.wording.language(), eventFigures(request.event).heatGames.games,
            request.event.settings.finalists.value(),
            lineUpChanges(request.event, duneAdvancement(request.event)), namesIn(request.event)));
}

PublicPage awardsPage(const PublicRequest& request) {
    const auto courses = awardCourses(request.event);
    const QString title = say(request, Phrase("Report", "Best Faction awards"));
    PublicPage page{.file = u"awards"_s,
                    .title = title,
                    .document = titledDocument(request, title),
                    .isEmpty = std::ranges::all_of(courses, [](const AwardCourse& course) {
                        return course.award.winners.empty();
                    })};
    auto& blocks = page.document.blocks;
    if (page.isEmpty) {
        blocks.push_back(Paragraph{say(request, Phrase("Report", "No games yet."))});
        return page;
    }
    blocks.push_back(Paragraph{
        say(request,
            Phrase("Report", "Each goes to the most performance points (PP) with that faction in "
                             "one game, normalized per turn and to six players (R5.3)."))});
    if (std::ranges::any_of(courses, &AwardCourse::isLive))
        blocks.push_back(Paragraph{say(
            request, Phrase("Report", "The heats are not over; the leaders can still change."))});
    blocks.push_back(publicTable(request, awardsList(request, courses)));
    return page;
}

PublicPage lineUpPage(const PublicRequest& request) {
    const Stage& stage = *finalStage(request.event);
    const QString start
        = stage.start ? request.wording.language().dayAndTime(*stage.start) : QString();
    return publicLineUpPage(request, whenAndWhere(start, stage.location),
                            *finalistsReport(request));
}

} // namespace

std::vector<PublicPage> dunePublicPages(const PublicRequest& request) {
    std::vector<PublicPage> pages = publicRoundPages(request);
    pages.push_back(standingsPage(request));
    if (PublicPage race = racePage(request); !race.isEmpty)
        pages.push_back(std::move(race));
    pages.push_back(awardsPage(request));
    pages.push_back(lineUpPage(request));
    // Once the final is over, readers want the places.
    PublicPage places = publicPlacesPage(request);
    pages.insert(places.isEmpty ? pages.end() : pages.begin(), std::move(places));
    return pages;
}

} // namespace mentat
