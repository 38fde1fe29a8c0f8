#include "reports/formats/eye_of_the_storm/storm_public_pages.h"

#include "reports/formats/eye_of_the_storm/storm_report_parts.h"
#include "scoring/formats/eye_of_the_storm/storm_scores.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString rankingText(const ReportRequest& request, const char* english) {
    return request.wording.language().translate("Report", english);
}

} // namespace

std::vector<PublicPage> stormPublicPages(const ReportRequest& request) {
    const EventDetails& details = request.event.details;
    const auto scores = stormScores(request.event);
    const QString title = rankingText(request, QT_TRANSLATE_NOOP("Report", "Ranking"));
    PublicPage page{.file = u"ranking"_s,
                    .title = title,
                    .detail = {},
                    .document = {.title = title,
                                 .event = details.name.text() + u' '
                                          + request.wording.language().number(details.year.value()),
                                 .author = details.gm.value_or(QString()),
                                 .printed = request.printed,
                                 .paper = request.paper},
                    .isEmpty = scores.empty()};
    page.document.blocks.emplace_back(Heading{1, title});
    if (page.isEmpty)
        page.document.blocks.emplace_back(
            Paragraph{rankingText(request, QT_TRANSLATE_NOOP("Report", "No games yet."))});
    else
        page.document.blocks.emplace_back(stormRanking(request, true));
    return {page};
}

} // namespace mentat
