#pragma once

#include "reports/wording/figure_words.h"
#include "scoring/statistics/figure.h"

#include <QFontMetricsF>
#include <QLocale>

namespace mentat {

/// What stands at the axes of a chart; empty: nothing.
struct AxisTitles {
    QString category;
    QString value;
    friend bool operator==(const AxisTitles&, const AxisTitles&) = default;
};

/// Only what the chart does not say already: the title of the categories where these are bare
/// numbers (nobody takes "Fremen" or "2026" for anything else), that of the values unless the
/// chart's own title has all its words.
[[nodiscard]] AxisTitles axisTitlesOf(const FigureDrawing& drawing);

/// Whether each word of it stands in the other text, in whatever case.
[[nodiscard]] bool isSaidIn(const QString& said, const QString& text);

/// What the value axis shows: from 0, to a round number above everything that is drawn. Shares are
/// drawn in percent.
struct ValueRange {
    double bottom = 0; // 0, or below it where a value is
    double top = 1;
    double step = 1; // between ticks; top and bottom are multiples of it
    int decimals = 0;
    double factor = 1; // of the figure's values: 100 for shares
    bool isPercent = false;

    [[nodiscard]] int ticks() const;
    [[nodiscard]] QString tickText(int tick, const QLocale& locale) const;
};

/// most: so many steps at most, at least 2.
[[nodiscard]] ValueRange rangeOf(const Figure& figure, int most = 5);

/// How the names of categories stand below a chart: none lies over another, none is cut.
struct CategoryLabels {
    enum class Way {
        Level,  // below their columns, in one line or several
        Turned, // read from below
        Across  // no room below: the columns lie, with the names beside them
    };
    Way way = Way::Level;
    std::vector<QString> texts; // broken into lines, shortened where a name is too long
    int every = 1;              // so many categories to a label: years, where there are many
    double depth = 0;           // that they take below the chart, or beside it
};

/// slot: the room of a category below the chart, across which the greatest depth is most.
[[nodiscard]] CategoryLabels labelsOf(const FigureDrawing& drawing, const QFontMetricsF& metrics,
                                      double slot, double most);

/// Names beside lying columns, each in a row of this height.
[[nodiscard]] CategoryLabels labelsBeside(const FigureDrawing& drawing,
                                          const QFontMetricsF& metrics, double row, double most);

} // namespace mentat
