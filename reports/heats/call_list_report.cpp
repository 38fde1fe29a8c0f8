#include "reports/heats/heats_report_list.h"

#include "reports/heats/report_parts.h"
#include "reports/tables/calls_list.h"
#include "scoring/formats/scoring_format.h"

using namespace Qt::StringLiterals;

namespace mentat {

ReportDocument callDocument(const ReportRequest& request) {
    ReportDocument document
        = titledDocument(request, reportText(request, QT_TRANSLATE_NOOP("Report", "Call list")));
    document.add(Paragraph{
        reportText(request,
                   QT_TRANSLATE_NOOP("Report",
                                     "For the GM only: phone numbers and locations are private.")),
        true});
    return document;
}

Result<ReportDocument> callListReport(const ReportRequest& request) {
    ReportDocument document = callDocument(request);
    const Event& event = request.event;
    const Language& language = request.wording.language();
    const auto text = [&](const char* english) { return reportText(request, english); };
    const Stage& details = *finalStage(event);
    const QString where = whenAndWhere(
        details.start ? language.weekdayAndTime(*details.start) : QString(), details.location);
    if (!where.isEmpty())
        document.add(Paragraph{where});
    const ReportTable calls
        = callsOnPaper(request, finalRound(event, scoringFormatOf(event).advancement(event)));
    if (calls.rows.empty())
        document.add(Paragraph{text(QT_TRANSLATE_NOOP("Report", "No games yet."))});
    else
        document.add(calls);
    return document;
}

} // namespace mentat
