#include "reports/charts/chart_painter.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <QPolygonF>

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace mentat {
namespace {

constexpr std::array hatches{Hatch::Full,    Hatch::Empty, Hatch::Rising,  Hatch::Level,
                             Hatch::Falling, Hatch::Grid,  Hatch::Upright, Hatch::Crossed};
constexpr std::array forms{MarkForm::Circle,  MarkForm::Square,       MarkForm::Triangle,
                           MarkForm::Diamond, MarkForm::TriangleDown, MarkForm::Star};
constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine,
                            Qt::DashDotDotLine};

/// The number of lines at this spacing within a length, none at its end.
int linesWithin(double length, double step) {
    return std::max(static_cast<int>(std::ceil(length / step)) - 1, 0);
}

/// The lines x + y = sum (rising) within the box, sum counted from its upper left corner.
void addRising(std::vector<QLineF>& found, const QRectF& box, double step) {
    for (int line = 1; line <= linesWithin(box.width() + box.height(), step); ++line) {
        const double sum = line * step;
        const double left = std::max(0.0, sum - box.height());
        const double right = std::min(box.width(), sum);
        found.emplace_back(box.left() + left, box.top() + sum - left, box.left() + right,
                           box.top() + sum - right);
    }
}

void addFalling(std::vector<QLineF>& found, const QRectF& box, double step) {
    std::vector<QLineF> mirrored;
    addRising(mirrored, box, step);
    const double twice = box.left() + box.right();
    for (const QLineF& line : mirrored)
        found.emplace_back(twice - line.x1(), line.y1(), twice - line.x2(), line.y2());
}

void addLevel(std::vector<QLineF>& found, const QRectF& box, double step) {
    for (int line = 1; line <= linesWithin(box.height(), step); ++line) {
        const double y = box.bottom() - line * step;
        found.emplace_back(box.left(), y, box.right(), y);
    }
}

void addUpright(std::vector<QLineF>& found, const QRectF& box, double step) {
    for (int line = 1; line <= linesWithin(box.width(), step); ++line) {
        const double x = box.left() + line * step;
        found.emplace_back(x, box.top(), x, box.bottom());
    }
}

std::vector<QLineF> linesOf(Hatch hatch, const QRectF& box, double step) {
    std::vector<QLineF> found;
    switch (hatch) {
    case Hatch::Full:
    case Hatch::Empty: break;
    case Hatch::Rising: addRising(found, box, step * std::numbers::sqrt2); break;
    case Hatch::Falling: addFalling(found, box, step * std::numbers::sqrt2); break;
    case Hatch::Crossed:
        addRising(found, box, step * std::numbers::sqrt2);
        addFalling(found, box, step * std::numbers::sqrt2);
        break;
    case Hatch::Level: addLevel(found, box, step); break;
    case Hatch::Upright: addUpright(found, box, step); break;
    case Hatch::Grid:
        addLevel(found, box, step);
        addUpright(found, box, step);
        break;
    }
    return found;
}

QPainterPath pathOf(MarkForm form, QPointF middle, double radius) {
    // Corners by angle, clockwise from the top; areas look equally large.
    const auto polygon = [&](int corners, double turn, double scale, double inner = 1) {
        QPolygonF points;
        for (int i = 0; i < corners; ++i) {
            const double angle = (turn + i * 360.0 / corners) * std::numbers::pi / 180;
            const double far = radius * scale * (i % 2 ? inner : 1);
            points << middle + QPointF(far * std::sin(angle), -far * std::cos(angle));
        }
        QPainterPath path;
        path.addPolygon(points);
        path.closeSubpath();
        return path;
    };
    switch (form) {
    case MarkForm::Circle: {
        QPainterPath path;
        path.addEllipse(middle, radius, radius);
        return path;
    }
    case MarkForm::Square: return polygon(4, 45, 1.2);
    case MarkForm::Triangle: return polygon(3, 0, 1.35);
    case MarkForm::Diamond: return polygon(4, 0, 1.3);
    case MarkForm::TriangleDown: return polygon(3, 180, 1.35);
    case MarkForm::Star: return polygon(10, 0, 1.5, 0.45);
    }
    return {};
}

} // namespace

SeriesSign signOf(size_t series) {
    return {hatches[series % hatches.size()], forms[series % forms.size()],
            (series + series / forms.size()) % 2 == 1, dashes[series % dashes.size()]};
}

void paintHatch(QPainter& painter, const QRectF& box, Hatch hatch, const QColor& color,
                const QColor& background, double step) {
    if (box.isEmpty())
        return;
    painter.setPen(QPen(color, step / 6, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(hatch == Hatch::Full ? color : background);
    painter.drawRect(box);
    const std::vector<QLineF> found = linesOf(hatch, box, step);
    painter.drawLines(found.data(), static_cast<int>(found.size()));
}

void paintMark(QPainter& painter, QPointF middle, double size, const SeriesSign& sign,
               const QColor& color, const QColor& background) {
    painter.setPen(QPen(color, size / 6, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(sign.isHollow ? background : color);
    painter.drawPath(pathOf(sign.form, middle, size / 2));
}

namespace {

// On paper.
constexpr double fineness = 8;   // units per point, so that letters have whole sizes
constexpr double letterSize = 8; // points
/// Dark gray areas cost toner and drown out the highlighted values.
constexpr QColor areaOnPaper(0xd9, 0xde, 0xe3);

} // namespace

ChartPainter::ChartPainter(QPainter& painter, const FigureDrawing& drawing, const ChartLook& look,
                           const ChartPlan& plan)
    : m_painter(painter)
    , m_drawing(drawing)
    , m_look(look)
    , m_plan(plan) {}

const QColor* ChartPainter::sideColorOf(const FigureLabel& label) const {
    const auto* side = std::get_if<Side>(&label);
    const auto found = side ? m_look.sides.find(*side) : m_look.sides.end();
    return found == m_look.sides.end() ? nullptr : &found->second;
}

const QColor& ChartPainter::color(size_t series) const {
    const QColor* own = sideColorOf(m_drawing.figure.series[series].label);
    return own ? *own : m_look.fills[series % m_look.fills.size()];
}

/// Neutral, as in the legend; a highlight keeps its accent in all its parts.
const QColor& ChartPainter::color(size_t series, size_t category) const {
    const bool isHighlighted = m_plan.best == category
                               && (series == 0 || m_drawing.figure.shape == FigureShape::Stacked);
    return isHighlighted && m_look.accent.isValid() ? m_look.accent : color(series);
}

void ChartPainter::paintFrame() const {
    m_painter.save();
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    m_painter.setFont(m_look.font);
    m_painter.setPen(QPen(m_look.grid, em(0.05), Qt::SolidLine, Qt::FlatCap));
    m_painter.drawLines(m_plan.grid.data(), static_cast<int>(m_plan.grid.size()));
    m_painter.setPen(QPen(m_look.edge, em(1.0 / 16), Qt::SolidLine, Qt::SquareCap));
    m_painter.drawLine(m_plan.plot.topLeft(), m_plan.plot.bottomLeft());
    m_painter.drawLine(m_plan.plot.bottomLeft(), m_plan.plot.bottomRight());
    for (const ChartLabel& label : m_plan.labels) {
        if (label.what == ChartText::Tick)
            paintLabel(label);
    }
    m_painter.restore();
}

void ChartPainter::paintMarks() const {
    m_painter.save();
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    m_painter.setFont(m_look.font);
    paintColumns();
    if (m_drawing.figure.shape == FigureShape::Lines)
        paintSeriesLines();
    paintMarkLines();
    paintWhiskers();
    paintPoints();
    paintSwatches();
    paintChips();
    for (const ChartLabel& label : m_plan.labels) {
        if (label.what != ChartText::Tick)
            paintLabel(label);
    }
    m_painter.restore();
}

/// Draws each line across consecutive known values.
void ChartPainter::paintSeriesLines() const {
    QPolygonF run;
    const ChartValue* last = nullptr;
    const auto finish = [&] {
        if (run.size() > 1)
            m_painter.drawPolyline(run);
        run.clear();
    };
    for (const ChartValue& value : m_plan.values) {
        if (!last || last->series != value.series || last->category + 1 != value.category) {
            finish();
            m_painter.setPen(QPen(color(value.series), em(0.12), signOf(value.series).line,
                                  Qt::FlatCap, Qt::RoundJoin));
        }
        run.append(value.at);
        last = &value;
    }
    finish();
}

/// The fill of a solid area in this ink; highlights keep the accent.
const QColor& ChartPainter::areaOf(const QColor& ink) const {
    return m_look.area.isValid() && ink != m_look.accent ? m_look.area : ink;
}

void ChartPainter::paintArea(const QRectF& box, size_t series, const QColor& ink) const {
    const Hatch hatch = signOf(series).hatch;
    // Fills an empty area with its background.
    if (hatch == Hatch::Full)
        paintHatch(m_painter, box, Hatch::Empty, ink, areaOf(ink), em(0.4));
    else if (hatch == Hatch::Empty && m_look.pale.isValid())
        paintHatch(m_painter, box, Hatch::Empty, ink, m_look.pale, em(0.4));
    else
        paintHatch(m_painter, box, hatch, ink, m_look.background, em(0.4));
}

void ChartPainter::paintColumns() const {
    for (const ChartValue& value : m_plan.values)
        paintArea(value.column, value.series, color(value.series, value.category));
}

/// Contrasts with the columns, so that whiskers show both inside and above them.
void ChartPainter::paintWhiskers() const {
    const double cap = em(0.22);
    for (const ChartValue& value : m_plan.values) {
        if (!value.whisker)
            continue;
        const QPointF across = m_plan.isAcross ? QPointF(0, cap) : QPointF(cap, 0);
        const auto strokes = [&](const QColor& ink, double width) {
            m_painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::SquareCap));
            m_painter.drawLine(*value.whisker);
            for (const QPointF end : {value.whisker->p1(), value.whisker->p2()})
                m_painter.drawLine(end - across, end + across);
        };
        if (!value.column.isEmpty())
            strokes(m_look.background, em(0.24));
        strokes(m_look.text, em(0.09));
    }
}

void ChartPainter::paintPoints() const {
    for (const ChartValue& value : m_plan.values) {
        const bool isLine = m_drawing.figure.shape == FigureShape::Lines;
        if (isLine || m_drawing.figure.shape == FigureShape::Dots)
            paintMark(m_painter, value.at, em(0.5), signOf(value.series),
                      isLine ? color(value.series) : color(value.series, value.category),
                      m_look.background);
    }
}

void ChartPainter::paintMarkLines() const {
    for (size_t i = 0; i < m_plan.marks.size(); ++i) {
        const bool isCut = m_drawing.figure.marks[i].after.has_value();
        m_painter.setPen(
            QPen(m_look.text, em(0.1), isCut ? Qt::SolidLine : Qt::DashLine, Qt::FlatCap));
        m_painter.drawLine(m_plan.marks[i]);
    }
}

void ChartPainter::paintSwatches() const {
    const FigureShape shape = m_drawing.figure.shape;
    for (size_t series = 0; series < m_plan.swatches.size(); ++series) {
        const QRectF& box = m_plan.swatches[series];
        const SeriesSign sign = signOf(series);
        if (shape == FigureShape::Bars || shape == FigureShape::Stacked) {
            paintArea(box, series, color(series));
            continue;
        }
        if (shape == FigureShape::Lines) {
            m_painter.setPen(QPen(color(series), em(0.12), sign.line, Qt::FlatCap));
            m_painter.drawLine(QPointF(box.left(), box.center().y()),
                               QPointF(box.right(), box.center().y()));
        }
        paintMark(m_painter, box.center(), em(0.5), sign, color(series), m_look.background);
    }
}

/// Shows a side's color next to its name, and nowhere else.
void ChartPainter::paintChips() const {
    for (size_t category = 0; category < m_plan.chips.size(); ++category) {
        const QColor* own = sideColorOf(m_drawing.figure.categories[category]);
        if (own)
            m_painter.fillRect(m_plan.chips[category], *own);
    }
}

/// Uses a readable ink on a solid column; clears the hatch around the letters on a hatched one.
void ChartPainter::paintInColumn(const ChartLabel& label) const {
    const Hatch hatch = signOf(label.series).hatch;
    const QColor& fill = color(label.series, label.index);
    const QColor ink = hatch == Hatch::Full ? readableOn(areaOf(fill), m_look) : m_look.text;
    if (hatch != Hatch::Full && hatch != Hatch::Empty) {
        const QFontMetricsF metrics(m_look.font);
        QPainterPath letters;
        letters.addText(label.box.center()
                            + QPointF(-metrics.horizontalAdvance(label.text) / 2,
                                      (metrics.ascent() - metrics.descent()) / 2),
                        m_look.font, label.text);
        m_painter.strokePath(
            letters, QPen(m_look.background, em(0.3), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    m_painter.setPen(ink);
    m_painter.drawText(label.box, static_cast<int>(label.align) | Qt::TextDontClip, label.text);
}

void ChartPainter::paintLabel(const ChartLabel& label) const {
    if (label.isInColumn) {
        paintInColumn(label);
        return;
    }
    if (label.isOverDrawing)
        m_painter.fillRect(label.box, m_look.background);
    const bool isTitle
        = label.what == ChartText::CategoryTitle || label.what == ChartText::ValueTitle;
    m_painter.setPen(isTitle ? m_look.weakText : m_look.text);
    const int flags = static_cast<int>(label.align) | Qt::TextDontClip;
    if (!label.isTurned) {
        m_painter.drawText(label.box, flags, label.text);
        return;
    }
    m_painter.save();
    m_painter.translate(label.box.left(), label.box.bottom());
    m_painter.rotate(-90);
    m_painter.drawText(QRectF(QPointF(), label.box.size().transposed()), flags, label.text);
    m_painter.restore();
}

double heightOfFigure(const FigureDrawing& drawing, double width) {
    const ChartLook look = paperLook(qRound(letterSize * fineness));
    return leastHeight(drawing, look, width * fineness) / fineness;
}

void paintFigure(QPainter& painter, const QRectF& box, const FigureDrawing& drawing) {
    if (!hasValues(drawing.figure))
        return;
    ChartLook look = paperLook(qRound(letterSize * fineness));
    look.area = areaOnPaper;
    const ChartPlan plan = planOf(drawing, look, box.size() * fineness);
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(1 / fineness, 1 / fineness);
    const ChartPainter chart(painter, drawing, look, plan);
    chart.paintFrame();
    chart.paintMarks();
    painter.restore();
}

} // namespace mentat
