#include "reports/formats/wbc_dune/dune_reports.h"

#include "reports/formats/wbc_dune/result_tables.h"
#include "reports/heats/heats_report_list.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/heats/heats_wording.h"
#include "scoring/formats/wbc_dune/awards/award_course.h"
#include "scoring/formats/wbc_dune/figures/event_figures.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// When and where, and how many tables.
QString detailOfHeat(const ReportRequest& request, const Heat& heat) {
    QStringList parts;
    // The reason is the GM's own.
    if (heat.details.cancelled)
        parts.append(reportText(request, QT_TRANSLATE_NOOP("Report", "Canceled")));
    else if (heat.details.start)
        parts.append(request.wording.language().venueTime(*heat.details.start));
    if (heat.details.location)
        parts.append(*heat.details.location);
    const auto tables
        = std::ranges::count_if(heat.games, [](const Game& game) { return !game.isVoid; });
    parts.append(reportText(request, QT_TRANSLATE_N_NOOP("Report", "%n table(s)"), {},
                            static_cast<int>(tables)));
    return parts.join(u" · "_s);
}

void addPoster(ReportDocument& page, const QString& heading,
               const Result<ReportDocument>& forTheWall) {
    page.blocks.push_back(Heading{2, heading});
    page.blocks.push_back(forTheWall->blocks.back());
}

PublicPage heatPage(const ReportRequest& request, const Heat& heat) {
    ReportRequest ofHeat = request;
    ofHeat.heat = heat.number;
    const QString title = heatTitle(request.wording.language(), heat);
    PublicPage page{.file = u"heat-%1"_s.arg(heat.number.value()),
                    .title = title,
                    .detail = detailOfHeat(request, heat),
                    .document = titledDocument(request, title)};
    page.document.add(Paragraph{page.detail});
    addPoster(page.document, reportText(request, QT_TRANSLATE_NOOP("Report", "By name")),
              tablesByNameReport(ofHeat));
    addPoster(page.document, reportText(request, QT_TRANSLATE_NOOP("Report", "By table")),
              tablesByTableReport(ofHeat));
    return page;
}

PublicPage standingsPage(const ReportRequest& request) {
    const Standings standings = duneStandings(request.event);
    const QString title = reportText(request, QT_TRANSLATE_NOOP("Report", "Standings"));
    PublicPage page{.file = u"standings"_s,
                    .title = title,
                    .document = titledDocument(request, title),
                    .isEmpty = standings.ranked.empty() && standings.disqualified.empty()};
    auto& blocks = page.document.blocks;
    blocks.push_back(Paragraph{standingsIntroduction(request.wording.language(),
                                                     eventFigures(request.event).heatGames.games,
                                                     request.event.settings.finalists.value())});
    if (!page.isEmpty)
        blocks.push_back(publicStandings(request, standings));
    return page;
}

PublicPage awardsPage(const ReportRequest& request) {
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
        request,
        QT_TRANSLATE_NOOP("Report",
                          "Each goes to the highest performance points (PP) with the faction in "
                          "one game, normalized to six players and per turn (R5.3)."))});
    if (std::ranges::any_of(courses, &AwardCourse::isLive))
        blocks.push_back(Paragraph{reportText(
            request,
            QT_TRANSLATE_NOOP("Report", "The heats are not over: who leads can change."))});
    blocks.push_back(publicAwards(request, courses));
    return page;
}

PublicPage lineUpPage(const ReportRequest& request) {
    PublicPage page{.file = u"line-up"_s,
                    .title = reportText(request, QT_TRANSLATE_NOOP("Report", "Line-up")),
                    .document = *finalistsReport(request)};
    page.isEmpty = std::ranges::none_of(page.document.blocks, [](const ReportBlock& block) {
        return std::holds_alternative<ReportTable>(block);
    });
    return page;
}

PublicPage placesPage(const ReportRequest& request) {
    const auto placements = dunePlacements(request.event);
    const QString title = reportText(request, QT_TRANSLATE_NOOP("Report", "Places of the final"));
    PublicPage page{.file = u"places"_s,
                    .title = title,
                    .document = titledDocument(request, title),
                    .isEmpty = placements.empty()};
    if (page.isEmpty)
        page.document.add(Paragraph{
            reportText(request, QT_TRANSLATE_NOOP("Report", "The final has no result yet."))});
    else
        page.document.add(publicPlaces(request, placements));
    return page;
}

} // namespace

std::vector<PublicPage> dunePublicPages(const ReportRequest& request) {
    std::vector<PublicPage> pages;
    auto heats = heatsInOrder(request);
    std::ranges::reverse(heats);
    for (const Heat* heat : heats) {
        if (!std::ranges::all_of(heat->games, &Game::isVoid))
            pages.push_back(heatPage(request, *heat));
    }
    pages.push_back(standingsPage(request));
    pages.push_back(awardsPage(request));
    pages.push_back(lineUpPage(request));
    pages.push_back(placesPage(request));
    return pages;
}

} // namespace mentat
