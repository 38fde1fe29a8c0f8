#include "reports/heats/public_heats.h"

#include "reports/heats/heats_report_list.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/heats/heats_wording.h"

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
        parts.append(request.wording.language().dayAndTime(*heat.details.start));
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

} // namespace

std::vector<PublicPage> publicHeatPages(const ReportRequest& request) {
    std::vector<PublicPage> pages;
    auto heats = heatsInOrder(request);
    std::ranges::reverse(heats);
    for (const Heat* heat : heats) {
        if (!std::ranges::all_of(heat->games, &Game::isVoid))
            pages.push_back(heatPage(request, *heat));
    }
    return pages;
}

} // namespace mentat
