#include "reports/heats/heats_report_list.h"

#include "reports/heats/report_parts.h"
#include "reports/heats/ruling_parts.h"

namespace mentat {

Result<ReportDocument> rulingsReport(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, reportText(request, QT_TRANSLATE_NOOP("Report", "Rulings")));
    if (request.event.rulings.empty())
        document.add(
            Paragraph{reportText(request, QT_TRANSLATE_NOOP("Report", "No rulings yet."))});
    addRulings(document, request, 2);
    return document;
}

} // namespace mentat
