#include "reports/charts/chart_plan.h"

#include <QFontMetricsF>

#include <algorithm>

namespace mentat {

namespace {

class ValueLabels {
public:
    ValueLabels(ChartPlan& plan, const FigureDrawing& drawing, const QFontMetricsF& metrics)
        : m_plan(plan)
        , m_figure(drawing.figure)
        , m_words(drawing.words)
        , m_metrics(metrics) {
        for (const ChartLabel& label : plan.labels) {
            // A number at the first point of a line may reach the axis.
            if (label.what == ChartText::MarkWord || m_figure.shape == FigureShape::Lines)
                m_taken.push_back(label.box);
        }
        for (const ChartValue& value : plan.values) {
            if (value.whisker)
                m_taken.push_back(around(value.whisker->p1(), value.whisker->p2()));
            if (!hasColumns())
                m_taken.push_back(around(value.at, value.at));
        }
    }

    void run() {
        for (size_t series = 0; series < m_figure.series.size(); ++series) {
            if (isLong(series))
                addEnds(series);
            else if (m_figure.shape == FigureShape::Stacked || fits(series))
                addSeries(series);
        }
        // Lines need no mark for unknown years: they end before them.
        if (!m_figure.series.empty() && m_figure.shape != FigureShape::Lines)
            addUnknown();
    }

private:
    [[nodiscard]] double em(double times) const { return times * m_plan.em; }
    [[nodiscard]] bool hasColumns() const {
        return m_figure.shape == FigureShape::Bars || m_figure.shape == FigureShape::Stacked;
    }
    [[nodiscard]] QRectF around(QPointF one, QPointF other) const {
        const double room = hasColumns() ? em(0.15) : em(0.35);
        return QRectF(one, other).normalized().adjusted(-room, -room, room, room);
    }
    [[nodiscard]] QSizeF sizeOf(const QString& text) const {
        return {m_metrics.horizontalAdvance(text) + 1, m_plan.em};
    }

    void addSeries(size_t series) {
        const size_t labelsBefore = m_plan.labels.size();
        const size_t takenBefore = m_taken.size();
        for (const ChartValue& value : m_plan.values) {
            if (value.series != series || addKnown(value) || !hasIntervals())
                continue;
            // Label all dots or none: a dot without a number would seem to have its neighbor's.
            m_plan.labels.resize(labelsBefore);
            m_taken.resize(takenBefore);
            return;
        }
    }

    /// Whether the numbers of all its values would cover the line.
    [[nodiscard]] bool isLong(size_t series) const {
        constexpr auto fewValues = 8;
        return m_figure.shape == FigureShape::Lines
               && std::ranges::count(m_plan.values, series, &ChartValue::series) > fewValues;
    }

    /// Labels the highest, the lowest, and the last value of a long line.
    void addEnds(size_t series) {
        std::vector<const ChartValue*> own;
        for (const ChartValue& value : m_plan.values) {
            if (value.series == series)
                own.push_back(&value);
        }
        const auto& points = m_figure.series[series].points;
        const auto [lowest, highest] = std::ranges::minmax_element(
            own, {}, [&](const ChartValue* value) { return *points[value->category].value; });
        std::vector<const ChartValue*> ends{*highest};
        for (const ChartValue* other : {own.back(), *lowest}) {
            if (std::ranges::find(ends, other) == ends.end())
                ends.push_back(other);
        }
        for (const ChartValue* value : ends)
            addKnown(*value);
    }

    [[nodiscard]] bool hasIntervals() const { return m_figure.shape == FigureShape::Dots; }

    /// Whether to label all of a series: a single number makes readers look for the others.
    [[nodiscard]] bool fits(size_t series) const {
        if (hasIntervals())
            return true; // by trying
        const bool isInTurn = m_figure.shape != FigureShape::Lines;
        const auto columns = double(m_figure.series.size());
        const double pitch = m_plan.slot() * (isInTurn ? 1 / columns : 1.0);
        // A bar as high as its number: the bars of a group touch each other.
        if (m_plan.isAcross)
            return columns > 1 ? pitch * groupShare >= em(0.76) : pitch >= em(0.85);
        double widest = 0;
        for (const QString& text : m_words.values[series])
            widest = std::max(widest, sizeOf(text).width());
        return widest + em(0.2) <= pitch;
    }

    /// Adds the label of a known value. False if it has no room.
    bool addKnown(const ChartValue& value) {
        const QString& text = m_words.values[value.series][value.category];
        QRectF box(QPointF(), sizeOf(text));
        if (m_figure.shape == FigureShape::Stacked) {
            box.moveCenter(value.column.center());
            const bool fits
                = value.column.contains(box.adjusted(-em(0.1), em(0.1), em(0.1), -em(0.1)));
            if (fits)
                add(box, text, value).isInColumn = true;
            return fits;
        }
        box.moveTo(value.whisker ? besideWhisker(value, box.size()) : atEnd(value, box.size()));
        return addWhereFree(box, text, value);
    }

    /// The corner of a label at the end of a column or mark.
    [[nodiscard]] QPointF atEnd(const ChartValue& value, QSizeF size) const {
        const double gap = hasColumns() ? em(0.1) : em(0.4);
        if (m_plan.isAcross)
            return {value.at.x() + gap + em(0.15), value.at.y() - size.height() / 2};
        const double top = isLow(value) ? value.at.y() + gap : value.at.y() - gap - size.height();
        return {value.at.x() - size.width() / 2, top};
    }

    /// Beside the value rather than the interval's end, where it would read as another value: right
    /// of a vertical line (left for the first of several series), above a horizontal one.
    [[nodiscard]] QPointF besideWhisker(const ChartValue& value, QSizeF size) const {
        if (m_plan.isAcross) // a 0 next to the axis stays clear of the name
            return {std::max(value.at.x() - size.width() / 2, m_plan.plot.left() + em(0.15)),
                    value.at.y() - em(0.24) - size.height()};
        const bool isLeft = m_figure.series.size() > 1 && value.series == 0;
        const double aside = em(0.45);
        const double rise = hasColumns() ? size.height() : size.height() / 2;
        return {isLeft ? value.at.x() - aside - size.width() : value.at.x() + aside,
                value.at.y() - rise};
    }

    /// Whether a line dips here, so that its number goes below.
    [[nodiscard]] bool isLow(const ChartValue& value) const {
        if (m_figure.shape != FigureShape::Lines)
            return false;
        const auto& points = m_figure.series[value.series].points;
        const auto isAbove = [&](size_t neighbor) {
            return neighbor >= points.size() || !points[neighbor].value
                   || *points[neighbor].value > *points[value.category].value;
        };
        return isAbove(value.category - 1) && isAbove(value.category + 1) && points.size() > 1;
    }

    /// Adds "–" at the foot of categories without a known value.
    void addUnknown() {
        for (size_t category = 0; category < m_plan.categories; ++category) {
            if (std::ranges::any_of(m_figure.series, [&](const FigureSeries& series) {
                    return series.points[category].value.has_value();
                }))
                continue;
            const QString& text = m_words.values.front()[category];
            const QPointF foot = m_plan.at(double(category), 0);
            QRectF box(QPointF(), sizeOf(text));
            if (m_plan.isAcross)
                box.moveTo(foot.x() + em(0.25), foot.y() - box.height() / 2);
            else
                box.moveTo(foot.x() - box.width() / 2, foot.y() - box.height());
            addWhereFree(box, text, {.category = category, .at = foot});
        }
    }

    bool addWhereFree(const QRectF& box, const QString& text, const ChartValue& value) {
        // Letters do not fill their line's height.
        const QRectF inked = box.adjusted(0, em(0.12), 0, -em(0.12));
        const bool isFree = std::ranges::none_of(
            m_taken, [&](const QRectF& other) { return other.intersects(inked); });
        if (!isFree || !QRectF(QPointF(), m_plan.size).contains(inked))
            return false;
        m_taken.push_back(inked);
        add(box, text, value);
        return true;
    }

    ChartLabel& add(const QRectF& box, const QString& text, const ChartValue& value) {
        return m_plan.labels.emplace_back(ChartLabel{.what = ChartText::Number,
                                                     .box = box,
                                                     .text = text,
                                                     .align = Qt::AlignCenter,
                                                     .index = value.category,
                                                     .series = value.series});
    }

    ChartPlan& m_plan;
    const Figure& m_figure;
    const FigureWords& m_words;
    const QFontMetricsF& m_metrics;
    std::vector<QRectF> m_taken;
};

} // namespace

void addValueLabels(ChartPlan& plan, const FigureDrawing& drawing, const QFontMetricsF& metrics) {
    ValueLabels(plan, drawing, metrics).run();
}

} // namespace mentat
