#include "ui/charts/chart_marks.h"

#include "ui/charts/series_sign.h"

#include <QPainter>

namespace mentat {

namespace {

constexpr double overAll = 100; // above whatever the chart draws

} // namespace

ChartMarks::ChartMarks(const FigureDrawing& drawing, const ChartLook& look, QGraphicsItem* chart)
    : QGraphicsItem(chart)
    , m_drawing(drawing)
    , m_look(look) {
    setZValue(overAll);
}

void ChartMarks::setPlan(const ChartPlan& plan) {
    prepareGeometryChange();
    m_plan = plan;
    update();
}

const QColor& ChartMarks::colour(size_t series) const {
    return m_look.fills[series % m_look.fills.size()];
}

void ChartMarks::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter->setFont(m_look.font);
    paintColumns(*painter);
    paintLines(*painter);
    paintWhiskers(*painter);
    paintPoints(*painter);
    paintSwatches(*painter);
    paintFactions(*painter);
    for (const ChartLabel& label : m_plan.labels)
        paintLabel(*painter, label);
    painter->restore();
}

void ChartMarks::paintColumns(QPainter& painter) const {
    for (const ChartValue& value : m_plan.values)
        paintHatch(painter, value.column, signOf(value.series).hatch, colour(value.series),
                   m_look.background, em(0.4));
}

/// Beside the columns' colour, so that it is seen within and above them.
void ChartMarks::paintWhiskers(QPainter& painter) const {
    const double cap = em(0.22);
    for (const ChartValue& value : m_plan.values) {
        if (!value.whisker)
            continue;
        const QPointF across = m_plan.isAcross ? QPointF(0, cap) : QPointF(cap, 0);
        const auto strokes = [&](const QColor& ink, double width) {
            painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::SquareCap));
            painter.drawLine(*value.whisker);
            for (const QPointF end : {value.whisker->p1(), value.whisker->p2()})
                painter.drawLine(end - across, end + across);
        };
        if (!value.column.isEmpty())
            strokes(m_look.background, em(0.24));
        strokes(m_look.text, em(0.09));
    }
}

void ChartMarks::paintPoints(QPainter& painter) const {
    for (const ChartValue& value : m_plan.values) {
        if (m_drawing.figure.shape == FigureShape::Dots
            || m_drawing.figure.shape == FigureShape::Lines)
            paintMark(painter, value.at, em(0.5), signOf(value.series), colour(value.series),
                      m_look.background);
    }
}

void ChartMarks::paintLines(QPainter& painter) const {
    painter.setPen(QPen(m_look.text, em(0.1), Qt::DashLine, Qt::FlatCap));
    for (const QLineF& line : m_plan.marks)
        painter.drawLine(line);
}

void ChartMarks::paintSwatches(QPainter& painter) const {
    const FigureShape shape = m_drawing.figure.shape;
    for (size_t series = 0; series < m_plan.swatches.size(); ++series) {
        const QRectF& box = m_plan.swatches[series];
        const SeriesSign sign = signOf(series);
        if (shape == FigureShape::Bars || shape == FigureShape::Stacked) {
            paintHatch(painter, box, sign.hatch, colour(series), m_look.background, em(0.4));
            continue;
        }
        if (shape == FigureShape::Lines) {
            painter.setPen(QPen(colour(series), em(0.12), sign.line, Qt::FlatCap));
            painter.drawLine(QPointF(box.left(), box.center().y()),
                             QPointF(box.right(), box.center().y()));
        }
        paintMark(painter, box.center(), em(0.5), sign, colour(series), m_look.background);
    }
}

/// The outline tells it from the background; the name beside it says what it is.
void ChartMarks::paintFactions(QPainter& painter) const {
    for (size_t i = 0; i < m_plan.categories; ++i) {
        const auto* faction = std::get_if<Faction>(&m_drawing.figure.categories[i]);
        if (!faction)
            continue;
        const auto found = m_look.factions.find(*faction);
        if (found == m_look.factions.end())
            continue;
        const QPointF foot = m_plan.at(double(i), m_plan.range.bottom / m_plan.range.factor);
        const QRectF box = m_plan.isAcross
                               ? QRectF(foot.x() - em(0.6), foot.y() - em(0.4), em(0.3), em(0.8))
                               : QRectF(foot.x() - em(0.7), foot.y() + em(0.25), em(1.4), em(0.3));
        painter.setPen(QPen(m_look.text, em(0.05)));
        painter.setBrush(found->second);
        painter.drawRect(box);
    }
}

void ChartMarks::paintLabel(QPainter& painter, const ChartLabel& label) const {
    if (label.isOverDrawing)
        painter.fillRect(label.box, m_look.background);
    const bool isTitle
        = label.what == ChartText::CategoryTitle || label.what == ChartText::ValueTitle;
    painter.setPen(isTitle ? m_look.weakText : m_look.text);
    const int flags = static_cast<int>(label.align) | Qt::TextDontClip;
    if (!label.isTurned) {
        painter.drawText(label.box, flags, label.text);
        return;
    }
    painter.save();
    painter.translate(label.box.left(), label.box.bottom());
    painter.rotate(-90);
    painter.drawText(QRectF(QPointF(), label.box.size().transposed()), flags, label.text);
    painter.restore();
}

} // namespace mentat
