#include "reports/formats/wbc_dune/dune_report_list.h"

#include "reports/formats/wbc_dune/event_tables.h"
#include "reports/heats/report_parts.h"

namespace mentat {

Result<ReportDocument> eventReport(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, reportText(request, QT_TRANSLATE_NOOP("Report", "Event report")));
    const EventTables tables(request);
    tables.addOverview(document);
    tables.addEarlierYears(document);
    tables.addParticipation(document);
    if (tables.hasGames()) {
        tables.addLengths(document);
        tables.addVictories(document);
        tables.addFactions(document);
        tables.addAlliancesAndAdjudications(document);
        tables.addQualification(document);
        tables.addAwards(document);
    }
    tables.addFinal(document);
    tables.addNotes(document);
    tables.addRulingsOfYear(document);
    tables.addChangedSettings(document);
    return document;
}

} // namespace mentat
