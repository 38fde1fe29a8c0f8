#pragma once

#include "reports/wording/formats/figure_texts.h"

namespace mentat {

[[nodiscard]] FormatFigureTexts duneFigureTexts();

} // namespace mentat
