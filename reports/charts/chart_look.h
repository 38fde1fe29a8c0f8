#pragma once

#include "model/values/side.h"

#include <QColor>
#include <QFont>

#include <map>
#include <vector>

namespace mentat {

/// What charts look like: passed in, so that they follow whatever theme there is. Lengths follow
/// the height of the font.
struct ChartLook {
    QColor background;
    QColor text;
    QColor weakText;
    QColor grid;
    QColor edge; // of the axes
    /// Of the series, in turn: at least one. Hatches, marks and dashes tell them apart.
    std::vector<QColor> fills;
    /// Of a side, beside its name; empty: none, as on paper. Each is seen on the background.
    std::map<Side, QColor> sides{};
    QFont font{};
    QColor accent{}; // of the one thing that is told
    QColor tint{};   // behind what is told apart: above the cut
    QColor dim{};    // of what is there for comparison; seen on the background all the same
    QColor area{};   // of columns, within an edge of their series' color; none: that color itself
    friend bool operator==(const ChartLook&, const ChartLook&) = default;
};

/// How well one is seen on the other, from 1 to 21 (WCAG 2.1, 1.4.3).
[[nodiscard]] double contrastOf(const QColor& one, const QColor& other);
/// What is read best on this fill: the look's text or background, or, where neither can be read,
/// black or white.
[[nodiscard]] QColor readableOn(const QColor& fill, const ChartLook& look);
/// The color itself where its contrast on the background is at least 3, else as little of the text
/// mixed into it as gives that.
[[nodiscard]] QColor seenOn(const QColor& background, const QColor& color, const QColor& text);

/// Grey on white, letters of that many units (at least 10: letters have whole sizes).
[[nodiscard]] ChartLook paperLook(int letters);

} // namespace mentat
