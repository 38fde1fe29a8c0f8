#include "reports/heats/public_rounds.h"

#include "reports/heats/heats_report_list.h"
#include "reports/heats/report_parts.h"
#include "reports/wording/heats/heats_wording.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

size_t tablesOf(const Round& round) {
    return static_cast<size_t>(std::ranges::count(round.games(), false, &Game::isVoid));
}

/// When and where, and how many tables.
QString detailOf(const PublicRequest& request, const Round& round) {
    QStringList parts;
    // The reason is the GM's own.
    if (round.heat() && round.heat()->details.cancelled)
        parts.append(reportText(request, QT_TRANSLATE_NOOP("Report", "Canceled")));
    else if (round.start())
        parts.append(request.wording.language().dayAndTime(*round.start()));
    if (round.location())
        parts.append(*round.location());
    parts.append(reportText(request, QT_TRANSLATE_N_NOOP("Report", "%n table(s)"), {},
                            static_cast<int>(tablesOf(round))));
    return parts.join(u" · "_s);
}

void addPoster(ReportDocument& page, const QString& heading, const ReportDocument& forTheWall) {
    page.blocks.push_back(Heading{2, heading});
    page.blocks.push_back(forTheWall.blocks.back());
}

PublicPage pageOf(const PublicRequest& request, const Round& round, const QString& file) {
    const QString title = numberedTitle(request.wording.language(), round);
    PublicPage page{.file = file,
                    .title = title,
                    .detail = detailOf(request, round),
                    .document = titledDocument(request, title)};
    page.document.add(Paragraph{page.detail});
    addPoster(page.document, reportText(request, QT_TRANSLATE_NOOP("Report", "By name")),
              tablesByName(request, round));
    addPoster(page.document, reportText(request, QT_TRANSLATE_NOOP("Report", "By table")),
              tablesByTable(request, round));
    return page;
}

} // namespace

std::vector<PublicPage> publicRoundPages(const PublicRequest& request) {
    std::vector<PublicPage> pages;
    const auto& stages = playOf(request).stages;
    for (size_t i = stages.size(); i > 0; --i) {
        if (tablesOf(stages[i - 1]) > 1) // else the line-up says it all
            pages.push_back(pageOf(request, stages[i - 1], u"stage-%1"_s.arg(i)));
    }
    auto heats = heatsInOrder(request);
    std::ranges::reverse(heats);
    for (const Heat* heat : heats) {
        if (tablesOf(*heat) > 0)
            pages.push_back(pageOf(request, *heat, u"heat-%1"_s.arg(heat->number.value())));
    }
    return pages;
}

} // namespace mentat
