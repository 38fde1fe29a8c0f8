#pragma once

#include "reports/report_document.h"
#include "reports/wording/figure_words.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// The numbers of a figure as a table: a row a category, but for years of which nothing is known; a
/// column a series, beside it its interval where it has one; then how many games, seats or events
/// they are made of and how many are left out, where these are not the same everywhere.
[[nodiscard]] ReportTable tableOf(const FigureDrawing& drawing, const Language& language = {});

} // namespace mentat
