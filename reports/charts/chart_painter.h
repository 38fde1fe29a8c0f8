#pragma once

#include "reports/charts/chart_look.h"
#include "reports/charts/chart_plan.h"

#include <QPainter>

class QPainter;

namespace mentat {

/// How areas of a series are filled: told apart without color.
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
void paintHatch(QPainter& painter, const QRectF& box, Hatch hatch, const QColor& color,
                const QColor& background, double step);

/// size: across.
void paintMark(QPainter& painter, QPointF middle, double size, const SeriesSign& sign,
               const QColor& color, const QColor& background);

/// Paints a chart as its plan has it. Vectors and letters only. All of it outlives the painter.
class ChartPainter {
public:
    ChartPainter(QPainter& painter, const FigureDrawing& drawing, const ChartLook& look,
                 const ChartPlan& plan);

    /// Grid, and axes with their numbers.
    void paintFrame() const;
    /// Columns with their hatches, lines from value to value, marks with their intervals, lines
    /// over all categories, names and values: what a chart of Qt lacks, or paints in steps.
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

/// How high a figure of this width must be on paper, both in points.
[[nodiscard]] double heightOfFigure(const FigureDrawing& drawing, double width);

/// A figure on paper: in tints and grey on white, told apart without color; into the box, in the
/// painter's units (points). The title stands above the box already. Leaves the painter as it was;
/// paints nothing where no value is known. On any thread, once there is a QGuiApplication.
void paintFigure(QPainter& painter, const QRectF& box, const FigureDrawing& drawing);

} // namespace mentat
