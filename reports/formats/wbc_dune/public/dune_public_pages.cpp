#include "reports/formats/wbc_dune/dune_reports.h"

#include "reports/formats/wbc_dune/awards_list.h"
#include "reports/heats/heats_report_list.h"
#include "reports/heats/public_rounds.h"
#include "reports/heats/report_parts.h"
#include "reports/tables/places_list.h"
#include "reports/tables/standings_table.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/formats/wbc_dune/figures/event_figures.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

PublicPage standingsPage(const PublicRequest& request) {
    const Standings standings = duneStandings(request.event);
    const QString title = reportText(request, QT_TRANSLATE_NOOP("Report", "Standings"));
    PublicPage page{.file = u"standings"_s,
                    .title = title,
                    .document = titledDocument(request, title),
                    .isEmpty = standings.ranked.empty() && standings.disqualified.empty()};
    auto& blocks = page.document.blocks;
    blocks.push_back(Paragraph{standingsIntroduction(
        request.wording.language(), eventFigures(request.event).heatGames.games,
        request.event.settings.finalists.value(),
        lineUpChanges(request.event, duneAdvancement(request.event)), namesIn(request.event))});
    if (!page.isEmpty)
        blocks.push_back(publicStandings(request, standings));
    return page;
}

PublicPage awardsPage(const PublicRequest& request) {
    const auto courses = awardCourses(request.event);
    const QString title = reportText(request, QT_TRANSLATE_NOOP("Report", "Best Faction awards"));
    PublicPage page{.file = u"awards"_s,
                    .title = title,
                    .document = titledDocument(request, title),
                    .isEmpty = std::ranges::all_of(courses, [](const AwardCourse& course) {
                        return course.award.winners.empty();
                    })};
    auto& blocks = page.document.blocks;
    if (page.isEmpty) {
        blocks.push_back(
            Paragraph{reportText(request, QT_TRANSLATE_NOOP("Report", "No games yet."))});
        return page;
    }
    blocks.push_back(Paragraph{reportText(
        request, QT_TRANSLATE_NOOP(
                     "Report", "Each goes to the most performance points (PP) with that faction in "
                               "one game, normalized per turn and to six players (R5.3)."))});
    if (std::ranges::any_of(courses, &AwardCourse::isLive))
        blocks.push_back(Paragraph{reportText(
            request,
            QT_TRANSLATE_NOOP("Report", "The heats are not over; the leaders can still change."))});
    blocks.push_back(publicTable(request, awardsList(request, courses)));
    return page;
}

PublicPage lineUpPage(const PublicRequest& request) {
    const Stage& details = *finalStage(request.event);
    const Language& language = request.wording.language();
    PublicPage page{.file = u"line-up"_s,
                    .title = reportText(request, QT_TRANSLATE_NOOP("Report", "Line-up")),
                    .detail
                    = whenAndWhere(details.start ? language.dayAndTime(*details.start) : QString(),
                                   details.location),
                    .document = *finalistsReport(request)};
    page.isEmpty = std::ranges::none_of(page.document.blocks, [](const ReportBlock& block) {
        return std::holds_alternative<ReportTable>(block);
    });
    return page;
}

} // namespace

std::vector<PublicPage> dunePublicPages(const PublicRequest& request) {
    std::vector<PublicPage> pages = publicRoundPages(request);
    pages.push_back(standingsPage(request));
    pages.push_back(awardsPage(request));
    pages.push_back(lineUpPage(request));
    // Once the final is over its places are what people come for.
    PublicPage places = publicPlacesPage(request);
    pages.insert(places.isEmpty ? pages.end() : pages.begin(), std::move(places));
    return pages;
}

} // namespace mentat
