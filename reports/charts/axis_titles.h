#pragma once

#include "reports/wording/figure_words.h"

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

} // namespace mentat
