#pragma once

#include "reports/charts/chart_look.h"
#include "reports/charts/chart_plan.h"

#include <QPainter>

class QPainter;

namespace mentat {

/// How areas of a series are filled, so that they differ without color.
enum class Hatch { Full, Empty, Rising, Level, Falling, Grid, Upright, Crossed };

/// The mark of a series' values. Every other one is hollow.
enum class MarkForm { Circle, Square, Triangle, Diamond, TriangleDown, Star };

struct SeriesSign {
    Hatch hatch = Hatch::Full;
    MarkForm form = MarkForm::Circle;
    bool isHollow = false;
    Qt::PenStyle line = Qt::SolidLine;
    friend bool operator==(const SeriesSign&, const SeriesSign&) = default;
};

/// The first 8 differ in each of the three; all combinations repeat after 120.
[[nodiscard]] SeriesSign signOf(size_t series);

/// Fills the box with lines and areas instead of a brush pattern, which is not a vector on every
/// device. step: the distance between lines.
void paintHatch(QPainter& painter, const QRectF& box, Hatch hatch, const QColor& color,
                const QColor& background, double step);

/// size: the width.
void paintMark(QPainter& painter, QPointF middle, double size, const SeriesSign& sign,
               const QColor& color, const QColor& background);

/// Paints a chart according to its plan, with vectors and letters only. All arguments must outlive
/// the painter.
class ChartPainter {
public:
    ChartPainter(QPainter& painter, const FigureDrawing& drawing, const ChartLook& look,
                 const ChartPlan& plan);

    /// Grid, and axes with numbers.
    void paintFrame() const;
    /// Columns with hatches, lines between values, marks with intervals, lines across all
    /// categories, names, and values: what Qt Charts lacks, or paints in steps.
    void paintMarks() const;

private:
    void paintSeriesLines() const;
    void paintColumns() const;
    void paintWhiskers() const;
    void paintPoints() const;
    void paintMarkLines() const;
    void paintSwatches() const;
    void paintChips() const;
    void paintLabel(const ChartLabel& label) const;
    void paintInColumn(const ChartLabel& label) const;
    void paintArea(const QRectF& box, size_t series, const QColor& ink) const;
    [[nodiscard]] const QColor& areaOf(const QColor& ink) const;
    [[nodiscard]] const QColor& color(size_t series) const;
    [[nodiscard]] const QColor& color(size_t series, size_t category) const;
    [[nodiscard]] const QColor* sideColorOf(const FigureLabel& label) const;
    [[nodiscard]] double em(double times) const { return times * m_plan.em; }

    QPainter& m_painter;
    const FigureDrawing& m_drawing;
    const ChartLook& m_look;
    const ChartPlan& m_plan;
};

/// The height that a figure of this width needs on paper, in points.
[[nodiscard]] double heightOfFigure(const FigureDrawing& drawing, double width);

/// Paints a figure on paper: tints and gray on white, distinguishable without color, into the box,
/// in the painter's units (points). The title is already above the box. Restores the painter;
/// paints nothing if no value is known. On any thread, once there is a QGuiApplication.
void paintFigure(QPainter& painter, const QRectF& box, const FigureDrawing& drawing);

} // namespace mentat
