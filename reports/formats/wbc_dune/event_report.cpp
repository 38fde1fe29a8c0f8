#include "reports/formats/wbc_dune/dune_report_list.h"

#include "reports/formats/wbc_dune/event_tables.h"
#include "reports/heats/report_parts.h"

namespace mentat {

Result<ReportDocument> eventReport(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, reportText(request, QT_TRANSLATE_NOOP("Report", "Event report")));
    const EventTables tables(request);
    tables.addPodium(document);
    tables.addKeyFigures(document);
    if (tables.hasGames()) {
        tables.addFactions(document);
        tables.addVictories(document);
        tables.addParticipation(document);
        tables.addLengths(document);
        tables.addAwards(document);
        tables.addFinal(document);
    }
    tables.addNotes(document);
    tables.addRulingsOfYear(document);
    tables.addChangedSettings(document);
    return document;
}

} // namespace mentat
