#pragma once

#include "reports/report_document.h"
#include "reports/wording/figure_words.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// The numbers of a figure as a table: a row per category, except years without any value; a column
/// per series, followed by its interval if it has one; then the number of games, seats, or events
/// included and excluded, unless these are the same everywhere.
[[nodiscard]] ReportTable tableOf(const FigureDrawing& drawing, const Language& language = {});

} // namespace mentat
