#pragma once

#include "reports/wording/figure_texts.h"
#include "reports/wording/standing_words.h"

namespace mentat {

[[nodiscard]] FigureTextsOfKind rulesetFigureTexts();
[[nodiscard]] StandingWords rulesetStandingWords();

} // namespace mentat
