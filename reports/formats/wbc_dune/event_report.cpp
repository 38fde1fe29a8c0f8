#include "reports/formats/wbc_dune/event_report.h"

#include "reports/formats/wbc_dune/event_tables.h"
#include "reports/formats/wbc_dune/report_parts.h"

namespace mentat {

Result<ReportDocument> eventReport(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, reportText(request, QT_TRANSLATE_NOOP("Report", "Event report")));
    const EventFigures figures = eventFigures(request.event);
    EventTables tables(request, figures);
    tables.addOverview(document);
    tables.addParticipation(document);
    if (figures.heatGames.games > 0) {
        tables.addLengths(document);
        tables.addVictories(document);
        tables.addFactions(document);
        tables.addAwards(document);
    }
    tables.addFinal(document);
    tables.addNotes(document);
    tables.addRulingsOfYear(document);
    tables.addChangedSettings(document);
    return document;
}

} // namespace mentat
