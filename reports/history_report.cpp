#include "reports/history_tables.h"

#include "reports/wording/figure_wording.h"
#include "scoring/statistics/history_figures.h"

namespace mentat {

namespace {

constexpr const char* historyContext = "History";

void addTable(ReportDocument& document, ReportTable table) {
    if (table.rows.empty())
        return;
    document.add(Heading{2, table.name});
    document.add(std::move(table));
}

} // namespace

Result<ReportDocument> historyReport(const ReportRequest& request) {
    const Language& language = request.wording.language();
    const History history = historyOf(request.book, request.event.play.index());
    ReportDocument document = titledDocument(
        request, language.translate(historyContext, QT_TRANSLATE_NOOP("History", "History")));
    addTable(document, yearsTable(language, history));
    for (FigureDrawing& drawing : figureDrawings(language, historyFigures(history))) {
        if (hasValues(drawing.figure))
            document.add(std::move(drawing));
    }
    addTable(document, careersTable(language, history));
    if (const QString note = careersNote(language, history); !note.isEmpty())
        document.add(Paragraph{note, true});
    addTable(document, factionsTable(language, history));
    return document;
}

} // namespace mentat
