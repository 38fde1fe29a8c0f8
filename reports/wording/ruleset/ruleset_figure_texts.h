#pragma once

#include "reports/wording/figure_texts.h"

namespace mentat {

[[nodiscard]] FigureTextsOfKind rulesetFigureTexts();

} // namespace mentat
