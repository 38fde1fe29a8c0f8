#pragma once

#include "reports/charts/bracket_drawing.h"
#include "reports/placed_page.h"
#include "reports/text_measure.h"

#include <optional>

namespace mentat {

/// The letters of seeds, places, and what is said below a title, as a share of those of names.
inline constexpr double bracketDetailLetters = 0.8;

/// The columns of a drawing from one to before another, in letters of one size. A column that is
/// much higher than the others stands in several beside each other; no lines lead to it or from it.
[[nodiscard]] PlacedPage placedBracket(const BracketDrawing& drawing, const TextMeasure& measure,
                                       double letters, size_t first = 0,
                                       std::optional<size_t> end = {});

/// What of a drawing has room in a box, and in which letters.
struct BracketFit {
    size_t first = 0; // the columns
    size_t end = 0;
    double letters = 0;
};

/// As many of the last columns as have room in letters of at least this size, in the largest
/// letters, at most those of that size; absent where the last one alone has none.
[[nodiscard]] std::optional<BracketFit> lastColumnsThatFit(const BracketDrawing& drawing,
                                                           const TextMeasure& measure, QSizeF room,
                                                           double least, double most);
/// All columns, on as many pages as letters of that size need; a column that has no room by itself
/// is in smaller letters.
[[nodiscard]] std::vector<BracketFit> columnsByPage(const BracketDrawing& drawing,
                                                    const TextMeasure& measure, QSizeF room,
                                                    double least, double most);

} // namespace mentat
