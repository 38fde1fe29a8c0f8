#pragma once

#include "reports/wording/figure_texts.h"
#include "reports/wording/language/language.h"
#include "scoring/dune/figures/event_figures.h"

namespace mentat {

/// The column titles of a measure in the event report.
struct MeasureTitles {
    QString mean;
    QString unknown; // number of games where it is unknown
};
/// Defaults to the name of the fact: "Mean spice blows".
[[nodiscard]] MeasureTitles measureTitles(const Language& language, const GameMeasure& measure);

[[nodiscard]] FigureTextsOfKind duneFigureTexts();

} // namespace mentat
