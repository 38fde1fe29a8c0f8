#pragma once

#include "reports/wording/figure_words.h"
#include "scoring/statistics/figure.h"

#include <QFontMetricsF>
#include <QLocale>

namespace mentat {

/// The titles of a chart's axes; empty: none.
struct AxisTitles {
    QString category;
    QString value;
    friend bool operator==(const AxisTitles&, const AxisTitles&) = default;
};

/// Only what the chart does not already say: a title for the categories if they are bare numbers
/// (nobody mistakes "Fremen" or "2026"), and for the values unless the chart's own title contains
/// all its words.
[[nodiscard]] AxisTitles axisTitlesOf(const FigureDrawing& drawing);

/// Whether the other text contains each word, ignoring letter case.
[[nodiscard]] bool isSaidIn(const QString& said, const QString& text);

/// The range of the value axis: from 0 to a round number above all values. Shares are drawn in
/// percent.
struct ValueRange {
    double bottom = 0; // 0, or below it for negative values
    double top = 1;
    double step = 1; // between ticks; top and bottom are multiples of it
    int decimals = 0;
    double factor = 1; // of the figure's values: 100 for shares
    bool isPercent = false;

    [[nodiscard]] int ticks() const;
    [[nodiscard]] QString tickText(int tick, const QLocale& locale) const;
};

/// most: the maximum number of steps, at least 2.
[[nodiscard]] ValueRange rangeOf(const Figure& figure, int most = 5);

/// The labels of the categories of a chart: none overlaps another, none is clipped.
struct CategoryLabels {
    enum class Way {
        Level,  // below their columns, in one line or several
        Turned, // read from below
        Across  // beside horizontal columns
    };
    Way way = Way::Level;
    std::vector<QString> texts; // broken into lines, shortened where a name is too long
    int every = 1;              // categories per label: for many years
    double depth = 0;           // the space that they take below the chart, or beside it
};

/// Labels below lines. slot: the width of a category; most: the greatest depth below the chart.
[[nodiscard]] CategoryLabels labelsOf(const FigureDrawing& drawing, const QFontMetricsF& metrics,
                                      double slot, double most);

/// Labels next to horizontal columns, each in a row of this height.
[[nodiscard]] CategoryLabels labelsBeside(const FigureDrawing& drawing,
                                          const QFontMetricsF& metrics, double row, double most);

} // namespace mentat
