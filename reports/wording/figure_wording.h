#pragma once

#include "reports/wording/figure_words.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// The words of an event's or the history's figure: below its title, at its axes, and in its table.
[[nodiscard]] FigureWords figureWords(const Language& language, const Figure& figure);
/// Ready to draw: sides sorted by value, greatest first.
[[nodiscard]] FigureDrawing figureDrawing(const Language& language, Figure figure);
[[nodiscard]] std::vector<FigureDrawing> figureDrawings(const Language& language,
                                                        std::vector<Figure> figures);

/// The content of a figure for readers who do not see the chart: its few values, that all are the
/// same, or the highest and lowest of many. Its table has everything.
[[nodiscard]] QString figureSentence(const Language& language, const Figure& figure,
                                     const FigureWords& words);

/// "42%"
[[nodiscard]] QString shareText(const Language& language, double share);
/// "12–77%"
[[nodiscard]] QString shareText(const Language& language, const Interval& share);
/// With one decimal: "6.9"; "–" if absent.
[[nodiscard]] QString oneDecimal(const Language& language, std::optional<double> value);

} // namespace mentat
