#pragma once

#include "reports/charts/axes.h"
#include "reports/charts/chart_look.h"
#include "reports/wording/figure_words.h"

#include <QLineF>
#include <QRectF>

class QFontMetricsF;

namespace mentat {

/// The share of a category's width that its columns take.
inline constexpr double groupShare = 0.72;

/// What a text of a chart is.
enum class ChartText { Category, CategoryTitle, ValueTitle, Tick, SeriesName, Number, MarkWord };

/// A placed text: the box contains it, turned or not.
struct ChartLabel {
    ChartText what = ChartText::Category;
    QRectF box;
    QString text; // may contain line breaks
    Qt::Alignment align = Qt::AlignCenter;
    bool isTurned = false; // read from below
    /// Covers part of the drawing, on the background.
    bool isOverDrawing = false;
    /// A number inside its column: without a box, in a readable color.
    bool isInColumn = false;
    size_t index = 0;  // position of the category, series, or mark
    size_t series = 0; // of a number
    friend bool operator==(const ChartLabel&, const ChartLabel&) = default;
};

/// A placed value; boxes and points in units of the plan.
struct ChartValue {
    size_t series = 0;
    size_t category = 0;
    QPointF at{};    // its value
    QRectF column{}; // from 0 to the value, or its part of the whole; empty for dots and lines
    /// Of the interval.
    std::optional<QLineF> whisker{};
};

/// The positions of everything in a chart of a given size. Computed from the figure and the widths
/// of its texts, never read back from a drawn chart.
struct ChartPlan {
    QSizeF size;
    double em = 1; // the height of a line of text: lengths scale with it
    /// Categories down the side with horizontal columns; only lines have them below.
    bool isAcross = false;
    QRectF plot;
    ValueRange range;
    std::vector<QLineF> grid; // one line per tick
    std::vector<ChartLabel> labels;
    std::vector<QRectF> swatches; // of the series, if there are several
    std::vector<QRectF> chips;    // for the categories' sides, between name and axis; none on paper
    std::optional<size_t> best{}; // the category that stands out
    std::vector<ChartValue> values;
    std::vector<QLineF> marks; // the figure's marks

    /// The position of a value (in the figure's units); the middle of category 0 is at 0.
    [[nodiscard]] QPointF at(double category, double value) const;
    /// The width (or height) of a category.
    [[nodiscard]] double slot() const;
    size_t categories = 0;
};

[[nodiscard]] ChartPlan planOf(const FigureDrawing& drawing, const ChartLook& look, QSizeF size);

/// The height that a chart of this width needs to fit all its names and distinguish its columns.
[[nodiscard]] double leastHeight(const FigureDrawing& drawing, const ChartLook& look, double width);

/// The height that a chart of this width can fill without its columns becoming blocks.
[[nodiscard]] double greatestHeight(const FigureDrawing& drawing, const ChartLook& look,
                                    double width);

/// Adds values as text where they cover nothing else.
void addValueLabels(ChartPlan& plan, const FigureDrawing& drawing, const QFontMetricsF& metrics);

} // namespace mentat
