#include "reports/wording/dune/dune_figure_texts.h"
#include "reports/wording/ruleset/ruleset_figure_texts.h"

namespace mentat {

namespace {

/// Of a format that has no figures.
template <class Play>
FormatFigureTexts figureTextsOf(std::type_identity<Play>) {
    return {};
}

} // namespace

std::span<const FormatFigureTexts> formatFigureTexts() {
    static const auto all = rowsOfFormats([](auto play) { return figureTextsOf(play); });
    return all;
}

} // namespace mentat
