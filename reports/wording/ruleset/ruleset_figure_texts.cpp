#include "reports/wording/ruleset/ruleset_figure_texts.h"

#include "reports/wording/language/phrase.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr FigureTexts figures[] = {
    {"seat-win-rate"_L1, Phrase("Figure", "Wins by seat"), Phrase("Figure", "Seat"),
     Phrase("Figure", "Share of games won"),
     Phrase("Figure", "For each table size. The line is the 95% confidence interval of first "
                      "places; where lines overlap, the difference may be chance.")},
    {"label-win-rate"_L1, Phrase("Figure", "Wins by what was played"), Phrase("Figure", "Played"),
     Phrase("Figure", "Share of games won"),
     Phrase("Figure", "The line is the 95% confidence interval of first places; where lines "
                      "overlap, the difference may be chance."),
     CountedPhrase("Figure", "%n seat(s) left out: not known.")},
};

} // namespace

FigureTextsOfKind rulesetFigureTexts() {
    return {figures, {}};
}

} // namespace mentat
