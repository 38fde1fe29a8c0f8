#include "reports/storm/storm_reports.h"

#include "reports/storm/storm_report_parts.h"
#include "reports/wording/language/phrase.h"

using namespace Qt::StringLiterals;

namespace mentat {

/// The reports of a scored session.
static std::span<const Report> stormReports() {
    static const std::vector<Report> all{
        {.name = "house-profiles"_L1,
         .title = Phrase("mentat::reports", "House Profiles"),
         .purpose = Phrase("mentat::reports", "One page per player, filled in as far as known"),
         .readers = ReportReaders::Players,
         .kinds = kindsOfPaper(),
         .make = houseProfilesReport},
        {.name = "game-sheets"_L1,
         .title = Phrase("mentat::reports", "Game sheet"),
         .purpose = Phrase("mentat::reports", "One per table, for final status and totals"),
         .readers = ReportReaders::Tables,
         .kinds = kindsOfPaper(),
         .make = gameSheetsReport,
         .hasBlanks = true,
         .isOfTheMoment = true},
        {.name = "results"_L1,
         .title = Phrase("mentat::reports", "Results"),
         .purpose = Phrase("mentat::reports", "All games with their totals, for everyone"),
         .kinds = allKinds(),
         .make = stormResultsReport},
        {.name = "ranking"_L1,
         .title = Phrase("mentat::reports", "Ranking"),
         .purpose = Phrase("mentat::reports", "Victory points and where they came from"),
         .kinds = allKinds(),
         .make = stormRankingReport},
    };
    return all;
}

ReportsKind stormReportsKind() {
    return {.reports = stormReports, .publicPages = stormPublicPages};
}

std::vector<PublicPage> stormPublicPages(const PublicRequest& request) {
    ReportTable ranking = stormRanking(request);
    PublicPage page{.file = u"ranking"_s,
                    .title = ranking.name,
                    .document = titledDocument(request, ranking.name),
                    .isEmpty = ranking.rows.empty()};
    if (page.isEmpty) {
        page.document.add(Paragraph{say(request, Phrase("StormReport", "No games yet."))});
    } else {
        page.glance.emplace_back(leadersOf(ranking));
        page.document.add(std::move(ranking));
    }
    return {page};
}

} // namespace mentat
