#pragma once

#include "reports/wording/figure_texts.h"

namespace mentat {

[[nodiscard]] FormatFigureTexts figureTextsOf(std::type_identity<RulesetPlay>);

} // namespace mentat
