#pragma once

#include "reports/wording/figure_words.h"

namespace mentat {

/// What a figure shows, for whoever cannot see the chart: its few values, or of many the highest
/// and the lowest. The table beside it says all.
[[nodiscard]] QString sentenceOf(const FigureDrawing& drawing);

} // namespace mentat
