#pragma once

#include "reports/charts/bracket_drawing.h"
#include "reports/placed_page.h"
#include "reports/text_measure.h"

#include <optional>

namespace mentat {

/// The size of seeds, places, and text below a title, relative to names.
inline constexpr double bracketDetailLetters = 0.8;

/// The drawing's columns from `first` up to the given end, in letters of one size. A column much
/// higher than the others is split side by side, without lines to or from it. Where a column has
/// one box, lines lead to it or from it even before it is known who advances. details: the size of
/// seeds, relative to names.
[[nodiscard]] PlacedPage placedBracket(const BracketDrawing& drawing, const TextMeasure& measure,
                                       double letters, size_t first = 0,
                                       std::optional<size_t> end = {},
                                       double details = bracketDetailLetters);

/// The same for a web page, which scrolls down: columns of one pitch, none split, so that lines
/// lead from each to the next. If the longest name makes it wider than this width, in points, its
/// letters shrink instead, unless that would make too many of them small.
[[nodiscard]] PlacedPage bracketForScreen(const BracketDrawing& drawing, const TextMeasure& measure,
                                          double letters, double width,
                                          double details = bracketDetailLetters);

/// The part of a drawing that fits a box, and the letter size.
struct BracketFit {
    size_t first = 0; // the columns
    size_t end = 0;
    double letters = 0;
};

/// As many of the last columns as fit in letters of at least this size, in the largest letters up
/// to that of `most`; absent if the last column alone does not fit.
[[nodiscard]] std::optional<BracketFit> lastColumnsThatFit(const BracketDrawing& drawing,
                                                           const TextMeasure& measure, QSizeF room,
                                                           double least, double most);
/// All columns, on as many pages as this letter size needs; a column that does not fit by itself
/// gets smaller letters.
[[nodiscard]] std::vector<BracketFit> columnsByPage(const BracketDrawing& drawing,
                                                    const TextMeasure& measure, QSizeF room,
                                                    double least, double most);

} // namespace mentat
