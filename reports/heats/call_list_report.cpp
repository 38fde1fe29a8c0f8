#include "reports/heats/heats_report_list.h"

#include "reports/heats/call_table.h"
#include "scoring/formats/scoring_format.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

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
    const auto entries = callList(event, scoringFormatOf(event).advancement(event));
    if (entries.empty()) {
        document.add(Paragraph{text(QT_TRANSLATE_NOOP("Report", "No games yet."))});
        return document;
    }
    const Standings standings = scoringFormatOf(event).standings(event);
    const CallTable calls(request, details);
    ReportTable table = calls.empty(
        document.title, numberColumn(u"rank"_s, text(QT_TRANSLATE_NOOP("Report", "Rank"))));
    calls.addRows(table, entries, [&](const CallListEntry& entry) {
        const auto& ranked = standings.ranked;
        const auto standing = std::ranges::find(ranked, entry.player, &Standing::player);
        return standing == ranked.end() || !standing->rank
                   ? unknownCell()
                   : numberCell(language, standing->rank->value());
    });
    document.add(std::move(table));
    return document;
}

} // namespace mentat
