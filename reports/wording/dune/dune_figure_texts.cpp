#include "reports/wording/dune/dune_figure_texts.h"

#include "reports/wording/journal/fact_words.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr FigureTexts figureTexts[] = {
    {"turns"_L1, QT_TRANSLATE_NOOP("Figure", "Length of games in turns"),
     QT_TRANSLATE_NOOP("Figure", "Heat"), QT_TRANSLATE_NOOP("Figure", "Mean game turns"), nullptr,
     QT_TRANSLATE_N_NOOP("Figure", "%n game(s) without turns left out.")},
    {"minutes-a-turn"_L1, QT_TRANSLATE_NOOP("Figure", "Minutes per turn"),
     QT_TRANSLATE_NOOP("Figure", "Players in the game"),
     QT_TRANSLATE_NOOP("Figure", "Minutes per turn"),
     QT_TRANSLATE_NOOP("Figure",
                       "Ratio of means: all minutes divided by all turns, so long games count "
                       "more. Mean of ratios: each game counts the same."),
     QT_TRANSLATE_N_NOOP("Figure", "%n game(s) without time or turns left out.")},
    {"victories"_L1, QT_TRANSLATE_NOOP("Figure", "Victories by type"),
     QT_TRANSLATE_NOOP("Figure", "Victory"), QT_TRANSLATE_NOOP("Figure", "Games")},
    {"victories-beside"_L1, QT_TRANSLATE_NOOP("Figure", "Victories beside earlier years"),
     QT_TRANSLATE_NOOP("Figure", "Victory"), QT_TRANSLATE_NOOP("Figure", "Share of games")},
    {"wins-by-faction"_L1, QT_TRANSLATE_NOOP("Figure", "Wins by faction"),
     QT_TRANSLATE_NOOP("Figure", "Faction"), QT_TRANSLATE_NOOP("Figure", "Wins"),
     QT_TRANSLATE_NOOP("Figure", "A win counts for each faction that shared in it. Wins by "
                                 "default count and are shown separately."),
     QT_TRANSLATE_N_NOOP("Figure", "%n winner(s) without a faction left out.")},
    {"win-rate"_L1, QT_TRANSLATE_NOOP("Figure", "Win rate by faction"),
     QT_TRANSLATE_NOOP("Figure", "Faction"), QT_TRANSLATE_NOOP("Figure", "Share of games won"),
     QT_TRANSLATE_NOOP("Figure", "Defaults and adjudications count. The line is the 95% confidence "
                                 "interval; where lines overlap, the difference may be chance.")},
    {"normalized-points"_L1, QT_TRANSLATE_NOOP("Figure", "Normalized performance points"),
     QT_TRANSLATE_NOOP("Figure", "Faction"),
     QT_TRANSLATE_NOOP("Figure", "PP per turn, for a table of six"),
     QT_TRANSLATE_NOOP("Figure", "Best is the award's: disqualified players are left out."),
     QT_TRANSLATE_N_NOOP("Figure", "%n seat(s) without PP or turns left out.")},
    {"qp"_L1, QT_TRANSLATE_NOOP("Figure", "Qualification points and the cut"),
     QT_TRANSLATE_NOOP("Figure", "Player, in standings order"), QT_TRANSLATE_NOOP("Figure", "QP")},
    {"alliances"_L1, QT_TRANSLATE_NOOP("Figure", "Alliances"),
     QT_TRANSLATE_NOOP("Figure", "Factions"), QT_TRANSLATE_NOOP("Figure", "Games"),
     QT_TRANSLATE_NOOP("Figure",
                       "Alliances at the end of completed games; won means they won together."),
     QT_TRANSLATE_N_NOOP("Figure", "%n alliance(s) without a faction left out."),
     QT_TRANSLATE_NOOP("Figure", "No completed game ended with an alliance.")},
    {"adjudications"_L1, QT_TRANSLATE_NOOP("Figure", "Adjudications by table size"),
     QT_TRANSLATE_NOOP("Figure", "Players in the game"), QT_TRANSLATE_NOOP("Figure", "Games")},
};

constexpr FigureWordText wordTexts[] = {
    {"ratio-of-means"_L1, QT_TRANSLATE_NOOP("Figure", "Ratio of means")},
    {"mean-of-ratios"_L1, QT_TRANSLATE_NOOP("Figure", "Mean of ratios")},
    {"solo"_L1, QT_TRANSLATE_NOOP("Figure", "Solo")},
    {"alliance"_L1, QT_TRANSLATE_NOOP("Figure", "Alliance")},
    {"bg-prediction"_L1, QT_TRANSLATE_NOOP("Figure", "Prediction")},
    {"fremen-default"_L1, QT_TRANSLATE_NOOP("Figure", "Fremen default")},
    {"guild-default"_L1, QT_TRANSLATE_NOOP("Figure", "Guild default")},
    {"without-defaults"_L1, QT_TRANSLATE_NOOP("Figure", "Without defaults")},
    {"by-default"_L1, QT_TRANSLATE_NOOP("Figure", "By default")},
    {"mean"_L1, QT_TRANSLATE_NOOP("Figure", "Mean")},
    {"best"_L1, QT_TRANSLATE_NOOP("Figure", "Best")},
    {"mean-of-earlier-years"_L1, QT_TRANSLATE_NOOP("Figure", "Mean of earlier years")},
    {"qp"_L1, QT_TRANSLATE_NOOP("Figure", "QP")},
    {"formed"_L1, QT_TRANSLATE_NOOP("Figure", "Formed")},
    {"won"_L1, QT_TRANSLATE_NOOP("Figure", "Won")},
    {"played-out"_L1, QT_TRANSLATE_NOOP("Figure", "Played out")},
};

struct MeasureTexts {
    QLatin1StringView measure;
    const char* mean;
    const char* unknown;
};
constexpr std::array textsOfMeasures{
    MeasureTexts{"turns"_L1, QT_TRANSLATE_NOOP("Report", "Mean turns"),
                 QT_TRANSLATE_NOOP("Report", "Turns not known")},
    MeasureTexts{"hours"_L1, QT_TRANSLATE_NOOP("Report", "Mean hours"),
                 QT_TRANSLATE_NOOP("Report", "Time not known")},
};

} // namespace

MeasureTitles measureTitles(const Language& language, const GameMeasure& measure) {
    const auto text = [&](const char* english) { return language.translate("Report", english); };
    const auto* const own
        = std::ranges::find(textsOfMeasures, measure.name, &MeasureTexts::measure);
    if (own != textsOfMeasures.end())
        return {text(own->mean), text(own->unknown)};
    const QString fact = factName(language, QString(measure.name));
    return {filled(text(QT_TRANSLATE_NOOP("Report", "Mean: %1")), {fact}),
            filled(text(QT_TRANSLATE_NOOP("Report", "Not known: %1")), {fact})};
}

FigureTextsOfKind duneFigureTexts() {
    return {figureTexts, wordTexts};
}

} // namespace mentat
