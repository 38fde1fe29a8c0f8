#include "reports/ruleset/ruleset_reports.h"

#include "reports/heats/heats_reports.h"
#include "reports/heats/race_report.h"
#include "reports/ruleset/ruleset_report_parts.h"
#include "reports/tables/places_list.h"
#include "reports/tables/standings_table.h"
#include "reports/wording/language/phrase.h"
#include "scoring/ruleset/ruleset_standings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

std::vector<Report> playedReports() {
    return {
        {.name = "score-sheets"_L1,
         .title = Phrase("mentat::reports", "Score slips"),
         .purpose = Phrase("mentat::reports", "One per table, four or six to a page, to cut apart"),
         .round = RoundOfReport::Needed,
         .readers = ReportReaders::Tables,
         .kinds = kindsOfPaper(),
         .make = scoreSlipsReport,
         .roundPaper = RoundPaper::Yes,
         .hasBlanks = true,
         .isOfTheMoment = true},
        heatsReport("results"_L1, rulesetResultsReport),
        heatsReport("standings"_L1, rulesetStandingsReport),
        heatsReport("standings-with-reasons"_L1, rulesetStandingsWithReasonsReport),
        heatsReport("race"_L1, raceReport),
        {.name = "call-list"_L1,
         .title = Phrase("mentat::reports", "Call list"),
         .purpose = Phrase("mentat::reports", "Who to call before a stage, for the GM only"),
         .readers = ReportReaders::Gm,
         .kinds = allKinds(),
         .make = stageCallsReport},
        {.name = "finalists"_L1,
         .title = Phrase("mentat::reports", "Line-up"),
         .purpose
         = Phrase("mentat::reports", "Who plays each stage, and the alternates, for the wall"),
         .readers = ReportReaders::Wall,
         .kinds = allKinds(),
         .make = lineUpsReport},
        {.name = "bracket"_L1,
         .title = Phrase("mentat::reports", "Bracket"),
         .purpose = Phrase("mentat::reports", "Who advances from table to table, for the wall"),
         .readers = ReportReaders::Wall,
         .kinds = allKinds(),
         .make = bracketReport},
        {.name = "final-sheet"_L1,
         .title = Phrase("mentat::reports", "Score slips of a stage"),
         .purpose = Phrase("mentat::reports", "For the tables of the next or current stage"),
         .readers = ReportReaders::Tables,
         .kinds = kindsOfPaper(),
         .make = stageSlipsReport,
         .isOfTheMoment = true},
        {.name = "placements"_L1,
         .title = Phrase("mentat::reports", "Places"),
         .purpose = Phrase("mentat::reports", "Places with plaques and laurels, for everyone"),
         .kinds = allKinds(),
         .make = rulesetPlacesReport},
        {.name = "certificates"_L1,
         .title = Phrase("mentat::reports", "Certificates"),
         .purpose = Phrase("mentat::reports", "Ready to frame: places with a plaque"),
         .readers = ReportReaders::Players,
         .kinds = kindsOfPaper(),
         .make = rulesetCertificatesReport},
    };
}

std::vector<Report> laterReports() {
    return {
        {.name = "table-card"_L1,
         .title = Phrase("mentat::reports", "Table card"),
         .purpose = Phrase("mentat::reports", "What players ask most, one sheet per table"),
         .readers = ReportReaders::Tables,
         .kinds = kindsOfProse(),
         .make = rulesetTableCardReport},
        heatsReport("event-report"_L1, rulesetEventReport),
        heatsReport("scoring-by-hand"_L1, rulesetByHandReport),
    };
}

std::span<const Report> rulesetReports() {
    static const std::vector<Report> all = heatsReports(playedReports(), laterReports());
    return all;
}

std::span<const ReportFolder> rulesetFolders() {
    static const std::vector all{emergencyPackRow(rulesetEmergencyPack), handInRow(rulesetHandIn)};
    return all;
}

} // namespace

ReportsKind rulesetReportsKind() {
    return {.reports = rulesetReports,
            .folders = rulesetFolders,
            .handedOver = handedOverAfterHeats,
            .rounds = reportRounds,
            .places = rulesetPlaces,
            .publicPages = rulesetPublicPages};
}

namespace {

/// The latest round with known players, which is what people look for.
QString occasionOfLineUp(const PublicRequest& request) {
    const auto stages = stageLineUps(request.event).stages;
    const auto latest = std::find_if(stages.rbegin(), stages.rend(), [](const StageLineUp& stage) {
        return stage.held && !stage.lineUp.empty();
    });
    return latest == stages.rend() ? QString() : stageOccasion(request, latest->stage);
}

} // namespace

std::vector<PublicPage> rulesetPublicPages(const PublicRequest& request) {
    std::vector<PublicPage> pages = publicRoundPages(request);
    pages.push_back(publicStandingsPage(request, rulesetStandings(request.event),
                                        rulesetStandingIntroduction(request)));
    if (PublicPage race = racePage(request); !race.isEmpty)
        pages.push_back(std::move(race));
    // Without stages there is no line-up and no final.
    if (!rulesetPlayOf(request).ruleset.stages.empty()) {
        pages.push_back(
            publicLineUpPage(request, occasionOfLineUp(request), *lineUpsReport(request)));
        pages.push_back(bracketPage(request));
        // Once the final is over, readers want the places.
        PublicPage places = publicPlacesPage(request);
        pages.insert(places.isEmpty ? pages.end() : pages.begin(), std::move(places));
    }
    return pages;
}

} // namespace mentat
