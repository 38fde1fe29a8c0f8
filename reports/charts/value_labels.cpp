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
            if (label.what == ChartText::MarkWord)
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
            if (m_figure.shape != FigureShape::Stacked && !fits(series))
                continue;
            for (const ChartValue& value : m_plan.values) {
                if (value.series == series)
                    addKnown(value);
            }
        }
        if (!m_figure.series.empty())
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

    /// All of a series, or none: whoever sees one number looks for the others.
    [[nodiscard]] bool fits(size_t series) const {
        const bool isInTurn = m_figure.shape != FigureShape::Lines;
        const double pitch = m_plan.slot() * (isInTurn ? 1 / double(m_figure.series.size()) : 1.0);
        if (m_plan.isAcross)
            return pitch >= em(0.85);
        double widest = 0;
        for (const QString& text : m_words.values[series])
            widest = std::max(widest, sizeOf(text).width());
        return widest + em(0.2) <= pitch;
    }

    void addKnown(const ChartValue& value) {
        const QString& text = m_words.values[value.series][value.category];
        const QSizeF size = sizeOf(text);
        QRectF box(QPointF(), size);
        if (m_figure.shape == FigureShape::Stacked) {
            box.moveCenter(value.column.center());
            if (value.column.contains(box.adjusted(-em(0.1), em(0.1), em(0.1), -em(0.1))))
                add(box, text, value.category).isOverDrawing = true;
            return;
        }
        const double gap = hasColumns() ? em(0.1) : em(0.4);
        QPointF end = value.at; // of what is drawn
        if (m_plan.isAcross) {
            if (value.whisker)
                end.setX(std::max(value.whisker->p2().x(), end.x()));
            box.moveTo(end.x() + gap + em(0.15), end.y() - size.height() / 2);
        } else {
            if (value.whisker)
                end.setY(std::min(value.whisker->p2().y(), end.y()));
            const double top = isLow(value) ? end.y() + gap : end.y() - gap - size.height();
            box.moveTo(end.x() - size.width() / 2, top);
        }
        addWhereFree(box, text, value.category);
    }

    /// Of a line that comes from above and goes up again: the number stands below it.
    [[nodiscard]] bool isLow(const ChartValue& value) const {
        if (m_figure.shape != FigureShape::Lines)
            return false;
        const auto& points = m_figure.series[value.series].points;
        const auto isAbove = [&](size_t neighbour) {
            return neighbour >= points.size() || !points[neighbour].value
                   || *points[neighbour].value > *points[value.category].value;
        };
        return isAbove(value.category - 1) && isAbove(value.category + 1) && points.size() > 1;
    }

    /// "–" at the foot of a category of which nothing is known.
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
            addWhereFree(box, text, category);
        }
    }

    void addWhereFree(const QRectF& box, const QString& text, size_t category) {
        // Letters do not fill the height of their line.
        const QRectF inked = box.adjusted(0, em(0.12), 0, -em(0.12));
        const bool isFree = std::ranges::none_of(
            m_taken, [&](const QRectF& other) { return other.intersects(inked); });
        if (!isFree || !QRectF(QPointF(), m_plan.size).contains(inked))
            return;
        m_taken.push_back(inked);
        add(box, text, category);
    }

    ChartLabel& add(const QRectF& box, const QString& text, size_t category) {
        return m_plan.labels.emplace_back(ChartLabel{.what = ChartText::Number,
                                                     .box = box,
                                                     .text = text,
                                                     .align = Qt::AlignCenter,
                                                     .index = category});
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
