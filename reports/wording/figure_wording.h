#pragma once

#include "reports/wording/figure_words.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// A figure of an event or of the history in words, as it stands below its title, at its axes and
/// in its table.
[[nodiscard]] FigureWords figureWords(const Language& language, const Figure& figure);
/// To be drawn: of sides those with the greatest values stand first.
[[nodiscard]] FigureDrawing figureDrawing(const Language& language, Figure figure);
[[nodiscard]] std::vector<FigureDrawing> figureDrawings(const Language& language,
                                                        std::vector<Figure> figures);

/// What a figure shows, where no chart is seen: its few values, or that all are the same, or of
/// many the highest and the lowest. Its table says all.
[[nodiscard]] QString figureSentence(const Language& language, const Figure& figure,
                                     const FigureWords& words);

/// "42%"
[[nodiscard]] QString shareText(const Language& language, double share);
/// "12–77%"
[[nodiscard]] QString shareText(const Language& language, const Interval& share);
/// With one decimal: "6.9"; "–" where there is none.
[[nodiscard]] QString oneDecimal(const Language& language, std::optional<double> value);

} // namespace mentat
