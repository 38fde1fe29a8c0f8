#include "reports/wording/ruleset/ruleset_figure_texts.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr FigureTexts figures[] = {
    {"seat-win-rate"_L1, QT_TRANSLATE_NOOP("Figure", "Wins by seat"),
     QT_TRANSLATE_NOOP("Figure", "Seat"), QT_TRANSLATE_NOOP("Figure", "Share of games won"),
     QT_TRANSLATE_NOOP("Figure",
                       "For each table size. The line is the 95% confidence interval of first "
                       "places; where lines overlap, the difference may be chance.")},
    {"label-win-rate"_L1, QT_TRANSLATE_NOOP("Figure", "Wins by what was played"),
     QT_TRANSLATE_NOOP("Figure", "Played"), QT_TRANSLATE_NOOP("Figure", "Share of games won"),
     QT_TRANSLATE_NOOP("Figure",
                       "The line is the 95% confidence interval of first places; where lines "
                       "overlap, the difference may be chance."),
     QT_TRANSLATE_N_NOOP("Figure", "%n seat(s) left out: not known.")},
};

} // namespace

FigureTextsOfKind rulesetFigureTexts() {
    return {figures, {}};
}

} // namespace mentat
