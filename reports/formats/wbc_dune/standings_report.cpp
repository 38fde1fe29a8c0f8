#include "reports/formats/wbc_dune/dune_report_list.h"

#include "reports/heats/report_parts.h"
#include "reports/tables/standings_table.h"
#include "reports/wording/formats/wbc_dune/report_wording.h"
#include "scoring/formats/wbc_dune/figures/event_figures.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

ReportDocument standingsReadAt(const ReportRequest& request, ReadAt readAt) {
    const Event& event = request.event;
    const Language& language = request.wording.language();
    const Standings standings = duneStandings(event);
    ReportDocument document
        = titledDocument(request, reportText(request, QT_TRANSLATE_NOOP("Report", "Standings")));
    document.readAt = readAt;
    document.add(Paragraph{standingsIntroduction(language, eventFigures(event).heatGames.games,
                                                 event.settings.finalists.value(),
                                                 lineUpChanges(event, duneAdvancement(event)),
                                                 namesIn(event)),
                           readAt == ReadAt::Wall});
    if (!standings.ranked.empty() || !standings.disqualified.empty())
        document.add(standingsTable(request, standings));
    if (!standings.ranked.empty())
        document.add(Paragraph{tieBreakNote(language, event.settings.tieBreakValues), true});
    addTiesToRoll(document, request, tiesToRollLines(request));
    return document;
}

} // namespace

Result<ReportDocument> standingsReport(const ReportRequest& request) {
    return standingsReadAt(request, ReadAt::Wall);
}

Result<ReportDocument> standingsWithReasonsReport(const ReportRequest& request) {
    return standingsReadAt(request, ReadAt::Hand);
}

} // namespace mentat
