#include "reports/charts/chart_plan.h"

#include "reports/charts/axes.h"
#include "scoring/statistics/figure_best.h"

#include <QFontMetricsF>

#include <algorithm>
#include <limits>

namespace mentat {

namespace {

constexpr double usualHeight = 20;   // lines of text, for a whole chart
constexpr double usualPlot = 11;     // lines of text
constexpr double linesARow = 1.15;   // lines of text, for a horizontal bar with one series
constexpr double linesADot = 1.9;    // lines of text, for a dot with its number above
constexpr double chipWidth = 0.4;    // lines of text
constexpr double lowestSeries = 0.8; // lines of text, for one of several horizontal bars
constexpr double highestColumn = 3;  // lines of text: a thicker bar is a block

class Planning {
public:
    Planning(const FigureDrawing& drawing, const ChartLook& look, QSizeF size)
        : m_figure(drawing.figure)
        , m_words(drawing.words)
        , m_drawing(drawing)
        , m_metrics(look.font)
        , m_hasChips(
              !look.sides.empty() && isOfSides(drawing.figure)
              && std::ranges::all_of(drawing.figure.categories, [&look](const FigureLabel& label) {
                     const auto* side = std::get_if<Side>(&label);
                     return side && look.sides.contains(*side);
                 })) {
        m_plan.size = size;
        m_plan.em = m_metrics.height();
        m_plan.categories = m_figure.categories.size();
        if (const auto best = bestOf(m_figure))
            m_plan.best = best->category;
        m_titles = axisTitlesOf(drawing);
        m_inner = QRectF(QPointF(), size).adjusted(em(0.3), em(0.2), -em(0.3), -em(0.2));
    }

    ChartPlan run() {
        addSeriesNames();
        placePlot();
        addTitles();
        addTicks();
        addCategories();
        addValues();
        addMarks();
        addValueLabels(m_plan, m_drawing, m_metrics);
        return std::move(m_plan);
    }

    /// The height of everything around the plot, and whether bars are horizontal.
    std::pair<double, bool> heightAround() {
        addSeriesNames();
        placePlot();
        return {m_plan.size.height() - m_plan.plot.height(), m_plan.isAcross};
    }

private:
    [[nodiscard]] double em(double times) const { return times * m_plan.em; }
    [[nodiscard]] double width(const QString& text) const {
        return m_metrics.horizontalAdvance(text);
    }
    ChartLabel& add(ChartText what, const QRectF& box, const QString& text, Qt::Alignment align,
                    size_t index = 0) {
        return m_plan.labels.emplace_back(
            ChartLabel{.what = what, .box = box, .text = text, .align = align, .index = index});
    }

    /// In rows at the top, if there are several.
    void addSeriesNames() {
        if (m_figure.series.size() < 2)
            return;
        double x = m_inner.left();
        double y = m_inner.top();
        for (size_t series = 0; series < m_figure.series.size(); ++series) {
            const QString text = m_metrics.elidedText(m_words.series[series], Qt::ElideRight,
                                                      m_inner.width() - em(2.5));
            const double needed = em(2) + width(text);
            if (x > m_inner.left() && x + needed > m_inner.right()) {
                x = m_inner.left();
                y += em(1.15);
            }
            m_plan.swatches.emplace_back(x, y + em(0.15), em(1.6), em(0.7));
            add(ChartText::SeriesName, QRectF(x + em(2), y, width(text) + 1, em(1)), text,
                Qt::AlignLeft | Qt::AlignVCenter, series);
            x += needed + em(1);
        }
        m_inner.setTop(y + em(1.35));
    }

    [[nodiscard]] double widestTick() const {
        double widest = 0;
        for (int tick = 0; tick < m_plan.range.ticks(); ++tick)
            widest = std::max(widest, width(m_plan.range.tickText(tick, m_words.locale)));
        return widest;
    }
    [[nodiscard]] double widestValue() const {
        double widest = 0;
        for (const auto& values : m_words.values) {
            for (const QString& text : values)
                widest = std::max(widest, width(text));
        }
        return widest;
    }

    void placePlot() {
        m_plan.range = rangeOf(m_figure);
        // Only lines run along the page: values are compared below each other.
        m_plan.isAcross = m_figure.shape != FigureShape::Lines;
        if (m_plan.isAcross)
            placePlotAcross();
        else
            placePlotUpright();
        m_plan.plot = m_plan.plot.normalized();
    }

    void placePlotUpright() {
        const double left = m_inner.left() + widestTick() + em(0.5);
        const double right = m_inner.right() - em(0.2);
        const double slot
            = (right - left) / static_cast<double>(std::max(size_t(1), m_plan.categories));
        m_labels = labelsOf(m_drawing, m_metrics, slot, m_inner.height() * 0.4);
        m_plan.plot = QRectF(QPointF(left, m_inner.top() + em(1.1) + heightOfTitle(m_titles.value)
                                               + (hasCut() ? em(1.1) : 0)),
                             QPointF(right, m_inner.bottom() - em(0.55) - m_labels.depth
                                                - heightOfTitle(m_titles.category)));
    }

    /// The vertical axis has its title horizontally above it, with room for values below the title.
    [[nodiscard]] double heightOfTitle(const QString& title) const {
        return title.isEmpty() ? 0 : em(1);
    }

    [[nodiscard]] bool hasCut() const {
        return std::ranges::any_of(m_figure.marks,
                                   [](const FigureMark& mark) { return mark.after.has_value(); });
    }
    /// Whether a line marks a value: its label is above the horizontal bars.
    [[nodiscard]] bool hasValueMark() const {
        return std::ranges::any_of(m_figure.marks,
                                   [](const FigureMark& mark) { return !mark.after; });
    }

    /// The width at the right of horizontal bars for the label at a cut's end; 0 without a cut, or
    /// if it would take too much.
    [[nodiscard]] double roomOfCut() const {
        double room = 0;
        for (size_t i = 0; i < m_figure.marks.size(); ++i) {
            if (m_figure.marks[i].after)
                room = std::max(room, width(m_words.marks[i]) + em(0.8));
        }
        return room > m_inner.width() * 0.2 ? 0 : room;
    }

    void placePlotAcross() {
        const double top
            = m_inner.top() + em(hasValueMark() ? 1.3 : 0.2) + heightOfTitle(m_titles.category);
        const double bottom = m_inner.bottom() - em(1.5) - heightOfTitle(m_titles.value);
        const double row
            = (bottom - top) / static_cast<double>(std::max(size_t(1), m_plan.categories));
        m_labels = labelsBeside(m_drawing, m_metrics, row, m_inner.width() * 0.4);
        const double left = m_inner.left() + m_labels.depth + em(0.5) + roomOfChip();
        const double right
            = m_inner.right() - std::min(widestValue() + em(0.4), em(6)) - roomOfCut();
        m_plan.range
            = rangeOf(m_figure, std::clamp(int((right - left) / (widestTick() + em(1))), 2, 6));
        m_plan.plot = QRectF(QPointF(left, top), QPointF(right, bottom));
    }

    void addTitles() {
        const QRectF above(m_inner.left(), m_inner.top(), m_inner.width(), em(1));
        const QRectF below(m_plan.plot.left(), m_inner.bottom() - em(1), m_plan.plot.width(),
                           em(1));
        const auto fitting = [&](const QString& text, const QRectF& box) {
            return m_metrics.elidedText(text, Qt::ElideRight, box.width());
        };
        const auto& [top, bottom] = m_plan.isAcross ? std::pair(m_titles.category, m_titles.value)
                                                    : std::pair(m_titles.value, m_titles.category);
        if (!top.isEmpty())
            add(m_plan.isAcross ? ChartText::CategoryTitle : ChartText::ValueTitle, above,
                fitting(top, above), Qt::AlignLeft | Qt::AlignVCenter);
        if (!bottom.isEmpty())
            add(m_plan.isAcross ? ChartText::ValueTitle : ChartText::CategoryTitle, below,
                fitting(bottom, below), Qt::AlignCenter);
    }

    void addTicks() {
        const ValueRange& range = m_plan.range;
        for (int tick = 0; tick < range.ticks(); ++tick) {
            const double value = (range.bottom + tick * range.step) / range.factor;
            const QLineF line(m_plan.at(-0.5, value),
                              m_plan.at(double(m_plan.categories) - 0.5, value));
            m_plan.grid.push_back(line);
            const QString text = range.tickText(tick, m_words.locale);
            QRectF box(QPointF(), QSizeF(width(text) + 1, em(1)));
            if (m_plan.isAcross)
                box.moveTo(std::clamp(line.p1().x() - box.width() / 2, 0.0,
                                      std::max(0.0, m_plan.size.width() - box.width())),
                           m_plan.plot.bottom() + em(0.2));
            else
                box.moveTo(m_plan.plot.left() - em(0.3) - box.width(),
                           line.p1().y() - box.height() / 2);
            // With large letters in a small chart, only some lines have a number.
            const ChartLabel* last = m_plan.labels.empty() ? nullptr : &m_plan.labels.back();
            if (last && last->what == ChartText::Tick && last->box.intersects(box))
                continue;
            add(ChartText::Tick, box, text, Qt::AlignRight | Qt::AlignVCenter, size_t(tick));
        }
    }

    void addCategories() {
        for (size_t i = 0; i < m_plan.categories; ++i) {
            if (i % static_cast<size_t>(m_labels.every) != 0)
                continue;
            const QPointF at = m_plan.at(double(i), m_plan.range.bottom / m_plan.range.factor);
            const QString& text = m_labels.texts[i];
            double widest = 0;
            for (const QString& line : text.split(u'\n'))
                widest = std::max(widest, width(line));
            QSizeF size(widest + 1, m_metrics.height() * double(text.count(u'\n') + 1));
            if (m_plan.isAcross) {
                const double right = at.x() - em(0.4) - roomOfChip();
                add(ChartText::Category,
                    QRectF(QPointF(right - size.width(), at.y() - size.height() / 2), size), text,
                    Qt::AlignRight | Qt::AlignVCenter, i);
                if (m_hasChips)
                    m_plan.chips.emplace_back(right + em(0.3), at.y() - em(0.4), em(chipWidth),
                                              em(0.8));
                continue;
            }
            const bool isTurned = m_labels.way == CategoryLabels::Way::Turned;
            if (isTurned)
                size.transpose();
            // Rotated letters begin at the very edge of their box.
            const double gap = em(isTurned ? 0.5 : 0.25);
            QRectF box(QPointF(at.x() - size.width() / 2, at.y() + gap), size);
            // The last of a row of years may be wider than its column.
            box.moveLeft(
                std::clamp(box.left(), 0.0, std::max(0.0, m_plan.size.width() - box.width())));
            add(ChartText::Category, box, text,
                isTurned ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignHCenter | Qt::AlignTop, i)
                .isTurned
                = isTurned;
        }
    }

    [[nodiscard]] double roomOfChip() const { return m_hasChips ? em(chipWidth + 0.3) : 0; }

    /// The center of a series within its category, from -0.5 to 0.5.
    [[nodiscard]] double offset(size_t series) const {
        const auto count = double(m_figure.series.size());
        const bool isOneColumn
            = m_figure.shape == FigureShape::Stacked || m_figure.shape == FigureShape::Lines;
        return isOneColumn ? 0 : ((double(series) + 0.5) / count - 0.5) * groupShare;
    }

    void addValues() {
        const bool isStacked = m_figure.shape == FigureShape::Stacked;
        const bool hasColumns = isStacked || m_figure.shape == FigureShape::Bars;
        const double half
            = groupShare / 2
              / (isStacked ? 1.0 : double(std::max(size_t(1), m_figure.series.size())));
        std::vector<double> below(m_plan.categories, 0);
        for (size_t series = 0; series < m_figure.series.size(); ++series) {
            for (size_t category = 0; category < m_plan.categories; ++category) {
                const FigurePoint& point = m_figure.series[series].points[category];
                if (!point.value)
                    continue;
                const double middle = double(category) + offset(series);
                const double base = isStacked ? below[category] : 0;
                ChartValue value{.series = series,
                                 .category = category,
                                 .at = m_plan.at(middle, base + *point.value)};
                if (hasColumns)
                    value.column = QRectF(m_plan.at(middle - half, base),
                                          m_plan.at(middle + half, base + *point.value))
                                       .normalized();
                if (point.interval)
                    value.whisker = QLineF(m_plan.at(middle, point.interval->low),
                                           m_plan.at(middle, point.interval->high));
                m_plan.values.push_back(value);
                below[category] += *point.value;
            }
        }
    }

    void addMarks() {
        for (size_t i = 0; i < m_figure.marks.size(); ++i) {
            const FigureMark& mark = m_figure.marks[i];
            const QRectF box(QPointF(), QSizeF(width(m_words.marks[i]) + em(0.4), em(1)));
            const QPointF at = mark.after ? addCut(*mark.after, box) : addValueMark(mark.at, box);
            ChartLabel& label = add(ChartText::MarkWord, QRectF(at, box.size()), m_words.marks[i],
                                    Qt::AlignCenter, i);
            label.isOverDrawing = true;
        }
    }

    /// Adds a line across all categories. Returns the position of its label, which a cut's label
    /// shares.
    QPointF addValueMark(double at, const QRectF& words) {
        const QLineF line(m_plan.at(-0.5, at), m_plan.at(double(m_plan.categories) - 0.5, at));
        m_plan.marks.push_back(line);
        if (m_plan.isAcross)
            return {levelled(line.p1().x(), words.width()), m_plan.plot.top() - em(1.1)};
        return {m_plan.plot.right() - words.width(), line.p1().y() - em(1.1)};
    }

    /// Adds the line between the last category above the cut and the first below it.
    QPointF addCut(int after, const QRectF& words) {
        const double factor = m_plan.range.factor;
        QLineF line(m_plan.at(after - 0.5, m_plan.range.bottom / factor),
                    m_plan.at(after - 0.5, m_plan.range.top / factor));
        QPointF place;
        if (!m_plan.isAcross) {
            // Above the columns' numbers.
            place = {levelled(line.p1().x(), words.width()), m_plan.plot.top() - em(2.2)};
            line.setP2({line.p2().x(), place.y() + words.height()});
        } else if (roomOfCut() > 0) {
            place = {m_inner.right() - words.width(), line.p1().y() - words.height() / 2};
            line.setP2({place.x(), line.p2().y()});
        } else {
            place = {m_plan.plot.right() - words.width(), line.p1().y() - em(1.1)};
        }
        m_plan.marks.push_back(line);
        return place;
    }

    /// The left edge that centers something this wide at `middle`, within the chart.
    [[nodiscard]] double levelled(double middle, double width) const {
        return std::clamp(middle - width / 2, 0.0, std::max(0.0, m_plan.size.width() - width));
    }

    const Figure& m_figure;
    const FigureWords& m_words;
    const FigureDrawing& m_drawing;
    QFontMetricsF m_metrics;
    bool m_hasChips;
    QRectF m_inner; // the rest of the area
    CategoryLabels m_labels;
    AxisTitles m_titles;
    ChartPlan m_plan;
};

} // namespace

double ChartPlan::slot() const {
    return (isAcross ? plot.height() : plot.width())
           / static_cast<double>(std::max(size_t(1), categories));
}

QPointF ChartPlan::at(double category, double value) const {
    const double along = (category + 0.5) * slot();
    const double share = (value * range.factor - range.bottom) / (range.top - range.bottom);
    if (isAcross)
        return {plot.left() + share * plot.width(), plot.top() + along};
    return {plot.left() + along, plot.bottom() - share * plot.height()};
}

ChartPlan planOf(const FigureDrawing& drawing, const ChartLook& look, QSizeF size) {
    return Planning(drawing, look, size).run();
}

namespace {

double rowsOf(const FigureDrawing& drawing) {
    return double(drawing.figure.categories.size());
}

/// The least height of a category across, in lines of text.
double rowOf(const FigureDrawing& drawing) {
    const auto series = double(drawing.figure.series.size());
    switch (drawing.figure.shape) {
    case FigureShape::Dots: return series < 2 ? linesADot : linesADot * series / groupShare;
    case FigureShape::Bars: return std::max(linesARow, series * lowestSeries / groupShare);
    case FigureShape::Stacked:
    case FigureShape::Lines: break;
    }
    return linesARow;
}

} // namespace

double leastHeight(const FigureDrawing& drawing, const ChartLook& look, double width) {
    const double em = QFontMetricsF(look.font).height();
    const auto [around, isAcross]
        = Planning(drawing, look, QSizeF(width, usualHeight * em)).heightAround();
    if (!isAcross)
        return around + usualPlot * em;
    return around + std::max(usualPlot / 2 * em, rowOf(drawing) * em * rowsOf(drawing));
}

double greatestHeight(const FigureDrawing& drawing, const ChartLook& look, double width) {
    const double em = QFontMetricsF(look.font).height();
    const auto [around, isAcross]
        = Planning(drawing, look, QSizeF(width, usualHeight * em)).heightAround();
    if (!isAcross)
        return std::numeric_limits<double>::max();
    const bool isGrouped = drawing.figure.shape == FigureShape::Bars;
    const double columns = isGrouped ? double(drawing.figure.series.size()) : 1;
    return around
           + std::max(usualPlot, highestColumn / groupShare * columns * rowsOf(drawing)) * em;
}

} // namespace mentat
