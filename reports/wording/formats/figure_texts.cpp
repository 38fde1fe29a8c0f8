#include "reports/wording/formats/figure_texts.h"

#include "reports/wording/formats/wbc_dune/dune_figure_texts.h"

#include <array>

namespace mentat {

std::span<const FormatFigureTexts> formatFigureTexts() {
    static const std::array<FormatFigureTexts, 1> all{duneFigureTexts()};
    return all;
}

} // namespace mentat
