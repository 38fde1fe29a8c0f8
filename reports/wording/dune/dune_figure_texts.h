#pragma once

#include "reports/wording/figure_texts.h"
#include "reports/wording/language/language.h"
#include "scoring/dune/figures/event_figures.h"

namespace mentat {

/// What the columns of a measure are called in the event report.
struct MeasureTitles {
    QString mean;
    QString unknown; // how many games say nothing of it
};
/// One without words of its own is called as its fact is: "Mean spice blows".
[[nodiscard]] MeasureTitles measureTitles(const Language& language, const GameMeasure& measure);

[[nodiscard]] FigureTextsOfKind duneFigureTexts();

} // namespace mentat
