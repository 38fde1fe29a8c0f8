#include "reports/figure_table.h"
#include "reports/formats/wbc_dune/event_tables.h"
#include "reports/history_tables.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

QString EventTables::earlierTitle() const {
    return text(QT_TRANSLATE_N_NOOP("Report", "Earlier years (%n game(s))"), {},
                m_earlier.heatGames.games);
}

const FigureDrawing* EventTables::findDrawing(QLatin1StringView name) const {
    const auto found = std::ranges::find_if(
        m_drawings, [name](const FigureDrawing& one) { return one.figure.name == name; });
    return found == m_drawings.end() || !hasValues(found->figure) ? nullptr : &*found;
}

void EventTables::addChart(ReportDocument& document, QLatin1StringView name) const {
    const FigureDrawing* drawing = findDrawing(name);
    if (!drawing)
        return;
    FigureDrawing chart = *drawing;
    const auto* above
        = document.blocks.empty() ? nullptr : std::get_if<Heading>(&document.blocks.back());
    if (above && above->text == chart.words.title)
        chart.words.title.clear(); // it stands above already
    document.add(std::move(chart));
}

void EventTables::addChartWithTable(ReportDocument& document, QLatin1StringView name) const {
    const FigureDrawing* drawing = findDrawing(name);
    if (!drawing)
        return;
    document.add(Heading{2, drawing->words.title});
    addChart(document, name);
    document.add(tableOf(*drawing, m_language));
}

void EventTables::addEarlierYears(ReportDocument& document) const {
    const BookEvent* own = nullptr;
    for (const BookEvent& entry : m_request.book.events) {
        if (&entry.event == &m_request.event)
            own = &entry;
    }
    if (!own)
        return;
    const History history = historyOf(m_request.book, m_request.event.play.index());
    const auto year = yearOf(history, own->id);
    const bool isFirst
        = !year || std::ranges::none_of(history.years, [&](const HistoryYear& other) {
              return other.year < history.years[*year].year;
          });
    if (isFirst)
        return;
    ReportTable table = besideEarlierTable(m_language, history, history.years[*year]);
    document.add(Heading{2, table.name});
    document.add(std::move(table));
    if (const QString note = besideEarlierNote(m_language, history, history.years[*year]);
        !note.isEmpty())
        document.add(Paragraph{note, true});
}

void EventTables::addAlliancesAndAdjudications(ReportDocument& document) const {
    addChartWithTable(document, "alliances"_L1);
    addChartWithTable(document, "adjudications"_L1);
}

void EventTables::addQualification(ReportDocument& document) const {
    const FigureDrawing* drawing = findDrawing("qp"_L1);
    if (!drawing)
        return;
    document.add(Heading{2, drawing->words.title});
    addChart(document, "qp"_L1);
}

} // namespace mentat
