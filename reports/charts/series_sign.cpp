#include "reports/charts/series_sign.h"

#include <QPainterPath>

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

/// How many lines a step apart stand within a length, none at its end.
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
    // Corners by their angle from above; areas look equally large.
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

void paintHatch(QPainter& painter, const QRectF& box, Hatch hatch, const QColor& colour,
                const QColor& background, double step) {
    if (box.isEmpty())
        return;
    painter.setPen(QPen(colour, step / 6, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(hatch == Hatch::Full ? colour : background);
    painter.drawRect(box);
    const std::vector<QLineF> found = linesOf(hatch, box, step);
    painter.drawLines(found.data(), static_cast<int>(found.size()));
}

void paintMark(QPainter& painter, QPointF middle, double size, const SeriesSign& sign,
               const QColor& colour, const QColor& background) {
    painter.setPen(QPen(colour, size / 6, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(sign.isHollow ? background : colour);
    painter.drawPath(pathOf(sign.form, middle, size / 2));
}

} // namespace mentat
