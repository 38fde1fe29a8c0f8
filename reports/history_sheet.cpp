#include "reports/history_sheet.h"

#include "reports/charts/chart_painter.h"
#include "reports/paper/block_strips.h"
#include "reports/paper/page_canvas.h"
#include "reports/text_measure.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace mentat {
namespace {

// Points.
constexpr double headOfHistory = 40;
constexpr double gapOfColumns = 24;
constexpr double maxOfChart = 260;
constexpr double titleOfChart = 22;
constexpr double maxLettersOfYears = 12;
constexpr double minLettersOfYears = 7;
constexpr double stepOfYears = 1.6; // text heights
constexpr size_t usualColumns = 2;
constexpr size_t maxColumns = 5;

/// The layout of the champions: as few columns as keep letters readable.
struct ChampionGrid {
    size_t columns = usualColumns;
    size_t rows = 1;
    double letters = maxLettersOfYears;
};

ChampionGrid gridFor(size_t champions, double height) {
    ChampionGrid grid;
    for (grid.columns = usualColumns; grid.columns <= maxColumns; ++grid.columns) {
        grid.rows = std::max((champions + grid.columns - 1) / grid.columns, size_t(1));
        grid.letters
            = std::min(height / static_cast<double>(grid.rows) / stepOfYears, maxLettersOfYears);
        if (grid.letters >= minLettersOfYears)
            return grid;
    }
    grid.columns = maxColumns;
    return grid;
}

void placeLine(PlacedPage& page, const TextMeasure& measure, const ChampionLine& line,
               const QRectF& box, double letters) {
    const auto add = [&](const QString& said, const QRectF& room, bool isBold, Darkness ink,
                         Align align) {
        if (!said.isEmpty() && room.width() > 0)
            page.items.emplace_back(
                fittedLine(measure, said, {.size = letters, .isBold = isBold}, room, align, ink));
    };
    const double year = letters * 3.2;
    const double players = line.players.isEmpty() ? 0 : std::min(letters * 6.5, box.width() * 0.3);
    add(line.year, {box.left(), box.top(), year, box.height()}, true, 1, Align::Start);
    add(line.name, {box.left() + year, box.top(), box.width() - year - players, box.height()},
        false, 1, Align::Start);
    add(line.players, {box.right() - players, box.top(), players, box.height()}, false, 0.7,
        Align::End);
}

} // namespace

PlacedPage historySheet(const ReportRequest& request, const QString& title,
                        const std::vector<ChampionLine>& champions,
                        const std::optional<FigureDrawing>& figure) {
    const TextMeasure measure;
    const QSizeF size = sizeOf(request.paper, Orientation::Upright);
    const QRectF inner = QRectF(QPointF(0, 0), size).marginsRemoved(pageMargins());
    PageCanvas canvas(measure, size);
    canvas.text({inner.left(), inner.top(), inner.width(), headOfHistory - 14}, title,
                {.size = 20, .isBold = true});
    PlacedPage page = canvas.taken();
    std::get<PlacedText>(page.items.front()).role = TextRole::Heading1;

    const double chart = figure ? std::min(heightOfFigure(*figure, inner.width()), maxOfChart) : 0;
    const double below = chart > 0 ? chart + titleOfChart + 10 : 0;
    const double room = inner.height() - headOfHistory - below;
    const ChampionGrid grid = gridFor(champions.size(), room);
    const double width = (inner.width() - gapOfColumns * static_cast<double>(grid.columns - 1))
                         / static_cast<double>(grid.columns);
    const double step = grid.letters * stepOfYears;
    for (size_t i = 0; i < std::min(champions.size(), grid.rows * grid.columns); ++i) {
        const auto column = static_cast<double>(i / grid.rows);
        const auto row = static_cast<double>(i % grid.rows);
        placeLine(page, measure, champions[i],
                  {inner.left() + column * (width + gapOfColumns),
                   inner.top() + headOfHistory + row * step, width, step},
                  grid.letters);
    }
    if (figure) {
        const double top = inner.top() + headOfHistory
                           + std::min(room, static_cast<double>(grid.rows) * step) + 10;
        PlacedText name = fittedLine(measure, figure->words.title, {.size = 13, .isBold = true},
                                     {inner.left(), top, inner.width(), titleOfChart});
        name.role = TextRole::Heading2;
        page.items.emplace_back(std::move(name));
        page.items.emplace_back(
            PlacedFigure{.box = {inner.left(), top + titleOfChart, inner.width(), chart},
                         .drawing = std::make_shared<const FigureDrawing>(*figure)});
    }
    return page;
}

} // namespace mentat
