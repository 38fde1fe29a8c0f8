#pragma once

#include <QPainter>

namespace mentat {

/// How areas of a series are filled: told apart without colour.
enum class Hatch { Full, Empty, Rising, Level, Falling, Grid, Upright, Crossed };

/// How a value of a series is marked. Every other one is hollow.
enum class MarkForm { Circle, Square, Triangle, Diamond, TriangleDown, Star };

struct SeriesSign {
    Hatch hatch = Hatch::Full;
    MarkForm form = MarkForm::Circle;
    bool isHollow = false;
    Qt::PenStyle line = Qt::SolidLine;
    friend bool operator==(const SeriesSign&, const SeriesSign&) = default;
};

/// The first 8 differ in each of the three; all of them together repeat after 120.
[[nodiscard]] SeriesSign signOf(size_t series);

/// Fills the box as lines and areas, in no brush's pattern: those are no vectors everywhere.
/// step: between two lines.
void paintHatch(QPainter& painter, const QRectF& box, Hatch hatch, const QColor& colour,
                const QColor& background, double step);

/// size: across.
void paintMark(QPainter& painter, QPointF middle, double size, const SeriesSign& sign,
               const QColor& colour, const QColor& background);

} // namespace mentat
