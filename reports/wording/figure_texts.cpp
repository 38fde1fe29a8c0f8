#include "reports/wording/dune/dune_figure_texts.h"
#include "reports/wording/ruleset/ruleset_kind_words.h"

namespace mentat {

template <>
const KindTable<FigureTextsOfKind>& kindTable<FigureTextsOfKind>() {
    static const KindTable table{rowOf<DunePlay>(duneFigureTexts()),
                                 rowOf<StormPlay>(FigureTextsOfKind()),
                                 rowOf<RulesetPlay>(rulesetFigureTexts())};
    return table;
}

} // namespace mentat
