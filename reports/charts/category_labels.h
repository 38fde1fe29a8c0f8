#pragma once

#include "reports/wording/figure_words.h"

#include <QFontMetricsF>

namespace mentat {

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
