#pragma once

#include "reports/wording/figure_texts.h"
#include "reports/wording/standing_words.h"

namespace mentat {

[[nodiscard]] FigureTextsOfKind rulesetFigureTexts();
[[nodiscard]] StandingWords rulesetStandingWords();
/// H11: says that all of %1 share a place.
[[nodiscard]] Phrase rulesetPlaceTie();

} // namespace mentat
