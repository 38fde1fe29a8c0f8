#include "reports/formats/eye_of_the_storm/storm_reports.h"

#include "reports/formats/eye_of_the_storm/storm_report_parts.h"

using namespace Qt::StringLiterals;

namespace mentat {

std::vector<PublicPage> stormPublicPages(const PublicRequest& request) {
    ReportTable ranking = stormRanking(request);
    PublicPage page{.file = u"ranking"_s,
                    .title = ranking.name,
                    .document = titledDocument(request, ranking.name),
                    .isEmpty = ranking.rows.empty()};
    if (page.isEmpty)
        page.document.add(
            Paragraph{stormText(request, QT_TRANSLATE_NOOP("StormReport", "No games yet."))});
    else
        page.document.add(std::move(ranking));
    return {page};
}

} // namespace mentat
