#pragma once

#include "model/values/side.h"

#include <QColor>
#include <QFont>

#include <map>
#include <vector>

namespace mentat {

/// The look of charts, passed in so that they follow the theme. Lengths scale with the font height.
struct ChartLook {
    QColor background;
    QColor text;
    QColor weakText;
    QColor grid;
    QColor edge; // of the axes
    /// Of the series, in turn: at least one. Hatches, marks, and dashes distinguish them, too.
    std::vector<QColor> fills;
    /// Of a side, next to its name; empty: none, as on paper. All are visible on the background.
    std::map<Side, QColor> sides{};
    QFont font{};
    QColor accent{}; // of the highlighted item
    QColor tint{};   // behind the part above the cut
    QColor dim{};    // of items for comparison; still visible on the background
    QColor area{};   // of columns, inside an edge of their series' color; none: that color
    QColor pale{};   // of the second series' columns, inside that edge; none: the background
    friend bool operator==(const ChartLook&, const ChartLook&) = default;
};

/// The contrast ratio, from 1 to 21 (WCAG 2.1, 1.4.3).
[[nodiscard]] double contrastOf(const QColor& one, const QColor& other);
/// The most readable color on this fill: the look's text or background or, if neither is readable,
/// black or white.
[[nodiscard]] QColor readableOn(const QColor& fill, const ChartLook& look);
/// The color itself if its contrast with the background is at least 3, otherwise mixed with as
/// little of the text color as achieves that.
[[nodiscard]] QColor seenOn(const QColor& background, const QColor& color, const QColor& text);

/// Gray on white, with letters of this size (at least 10: letters have integer sizes).
[[nodiscard]] ChartLook paperLook(int letters);

} // namespace mentat
