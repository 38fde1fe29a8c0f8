#include "reports/formats/by_ruleset/ruleset_report_list.h"
#include "reports/formats/by_ruleset/ruleset_report_parts.h"
#include "reports/formats/by_ruleset/ruleset_reports.h"
#include "reports/heats/public_rounds.h"
#include "reports/tables/places_list.h"
#include "reports/tables/standings_table.h"
#include "scoring/formats/by_ruleset/ruleset_standings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

PublicPage rulesetStandingsPage(const PublicRequest& request) {
    ReportTable table = publicStandings(request, rulesetStandings(request.event));
    PublicPage page{.file = u"standings"_s,
                    .title = table.name,
                    .document = titledDocument(request, table.name),
                    .isEmpty = table.rows.empty()};
    page.document.add(Paragraph{rulesetStandingIntroduction(request)});
    if (!page.isEmpty)
        page.document.add(std::move(table));
    return page;
}

/// Of the round that people look for: the latest of which it is known who plays.
QString occasionOfLineUp(const PublicRequest& request) {
    const auto stages = stageLineUps(request.event).stages;
    const auto latest = std::find_if(stages.rbegin(), stages.rend(), [](const StageLineUp& stage) {
        return stage.held && !stage.lineUp.empty();
    });
    return latest == stages.rend() ? QString() : stageOccasion(request, latest->stage);
}

PublicPage rulesetLineUpPage(const PublicRequest& request) {
    PublicPage page{.file = u"line-up"_s,
                    .title = reportText(request, QT_TRANSLATE_NOOP("Report", "Line-up")),
                    .detail = occasionOfLineUp(request),
                    .document = *lineUpsReport(request)};
    page.isEmpty = std::ranges::none_of(page.document.blocks, [](const ReportBlock& block) {
        return std::holds_alternative<ReportTable>(block);
    });
    return page;
}

} // namespace

std::vector<PublicPage> rulesetPublicPages(const PublicRequest& request) {
    std::vector<PublicPage> pages = publicRoundPages(request);
    pages.push_back(rulesetStandingsPage(request));
    // Without stages there is neither a line-up nor a final.
    if (!rulesetPlayOf(request).ruleset.stages.empty()) {
        pages.push_back(rulesetLineUpPage(request));
        pages.push_back(publicPlacesPage(request));
    }
    return pages;
}

} // namespace mentat
