#pragma once

#include "reports/charts/axes.h"
#include "reports/charts/chart_look.h"
#include "reports/wording/figure_words.h"

#include <QLineF>
#include <QRectF>

class QFontMetricsF;

namespace mentat {

/// Of a category's room, what its columns take together.
inline constexpr double groupShare = 0.72;

/// What a text of a chart is.
enum class ChartText { Category, CategoryTitle, ValueTitle, Tick, SeriesName, Number, MarkWord };

/// A text at its place: the box holds it, turned or not.
struct ChartLabel {
    ChartText what = ChartText::Category;
    QRectF box;
    QString text; // may hold line breaks
    Qt::Alignment align = Qt::AlignCenter;
    bool isTurned = false; // read from below
    /// Stands over what is drawn, on the background.
    bool isOverDrawing = false;
    /// A number within its column: without a box, in what is read on it.
    bool isInColumn = false;
    size_t index = 0;  // of the category, series or mark
    size_t series = 0; // of a number
    friend bool operator==(const ChartLabel&, const ChartLabel&) = default;
};

/// A value at its place; boxes and points in the units of the plan.
struct ChartValue {
    size_t series = 0;
    size_t category = 0;
    QPointF at{};    // its value
    QRectF column{}; // from 0 to it, or of its part of the whole; empty for dots and lines
    /// Of the interval.
    std::optional<QLineF> whisker{};
};

/// Where everything of a chart stands in a given size. Computed from the figure and the widths of
/// its texts, and nothing of it from what a chart drew.
struct ChartPlan {
    QSizeF size;
    double em = 1; // the height of a line of text: lengths follow it
    /// Categories down the side and columns lying: names that have no room below columns.
    bool isAcross = false;
    QRectF plot;
    ValueRange range;
    std::vector<QLineF> grid; // a line for each tick
    std::vector<ChartLabel> labels;
    std::vector<QRectF> swatches; // of the series, where there are several
    std::vector<QRectF> chips;    // of the categories' sides, between name and axis; none on paper
    std::optional<size_t> best{}; // the category that stands out
    std::vector<ChartValue> values;
    std::vector<QLineF> marks; // those of the figure

    /// The place of a value (as the figure counts it), category 0 having its middle at 0.
    [[nodiscard]] QPointF at(double category, double value) const;
    /// How wide (or high) one category is.
    [[nodiscard]] double slot() const;
    size_t categories = 0;
};

[[nodiscard]] ChartPlan planOf(const FigureDrawing& drawing, const ChartLook& look, QSizeF size);

/// How high a chart of this width must be for all its names to stand and its columns to be told
/// apart.
[[nodiscard]] double leastHeight(const FigureDrawing& drawing, const ChartLook& look, double width);

/// Adds the values in words where there is room for them: over nothing else that is said or marked.
void addValueLabels(ChartPlan& plan, const FigureDrawing& drawing, const QFontMetricsF& metrics);

} // namespace mentat
