#include "reports/wording/dune/dune_figure_texts.h"

#include "reports/wording/journal/fact_words.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr FigureTexts figureTexts[] = {
    {.name = "turns"_L1,
     .title = Phrase("Figure", "Length of games in turns"),
     .categoryTitle = Phrase("Figure", "Heat"),
     .valueTitle = Phrase("Figure", "Mean game turns"),
     .leftOut = CountedPhrase("Figure", "%n game(s) without turns left out."),
     .nothing = Phrase("Figure", "No completed game with its turns yet."),
     .sizes = Phrase("Figure", "Games with %1 took the most turns: %2 vs. %4 with %3")},
    {"minutes-a-turn"_L1, Phrase("Figure", "Minutes per turn"),
     Phrase("Figure", "Players in the game"), Phrase("Figure", "Minutes per turn"),
     Phrase("Figure", "In all minutes ÷ all turns, long games count more; in the average of each "
                      "game's ratio, each counts the same."),
     CountedPhrase("Figure", "%n game(s) without time or turns left out."),
     Phrase("Figure", "No completed game with its times and turns yet.")},
    {"victories"_L1, Phrase("Figure", "Victories by type"), Phrase("Figure", "Victory"),
     Phrase("Figure", "Games")},
    {"victories-beside"_L1, Phrase("Figure", "Victories beside earlier years"),
     Phrase("Figure", "Victory"), Phrase("Figure", "Share of games")},
    {"wins-by-faction"_L1, Phrase("Figure", "Wins by faction"), Phrase("Figure", "Faction"),
     Phrase("Figure", "Wins"),
     Phrase("Figure", "A win counts for each faction that shared in it. Wins by "
                      "default count and are shown separately."),
     CountedPhrase("Figure", "%n winner(s) without a faction left out."), nullptr, nullptr,
     CountedPhrase("Figure", "%1 won most: %2 of %n game(s)"),
     CountedPhrase("Figure", "%1 won most: %n game(s) each")},
    {"win-rate"_L1, Phrase("Figure", "Win rate by faction"), Phrase("Figure", "Faction"),
     Phrase("Figure", "Share of games won"),
     Phrase("Figure", "Defaults and adjudications count. The line is the 95% confidence "
                      "interval; where lines overlap, the difference may be chance."),
     nullptr, nullptr, Phrase("Figure", "%1 won most often: %2 of its games")},
    {"normalized-points"_L1, Phrase("Figure", "Normalized performance points"),
     Phrase("Figure", "Faction"), Phrase("Figure", "PP per turn, for a table of six"),
     Phrase("Figure", "Best is the award's: disqualified players are left out."),
     CountedPhrase("Figure", "%n seat(s) without PP or turns left out."), nullptr,
     Phrase("Figure", "%1 did best on average: %2")},
    {.name = "qp"_L1,
     .title = Phrase("Figure", "Qualification points and the cut"),
     .categoryTitle = Phrase("Figure", "Player, in standings order"),
     .valueTitle = Phrase("Figure", "QP"),
     .cut = Phrase("Figure", "The cut is at %1 QP"),
     .cutShared
     = CountedPhrase("Figure", "The cut is at %1 QP, with %n player(s) below it on the same")},
    {"alliances"_L1, Phrase("Figure", "Alliances"), Phrase("Figure", "Factions"),
     Phrase("Figure", "Games"),
     Phrase("Figure", "Alliances at the end of completed games; won means they won together."),
     CountedPhrase("Figure", "%n alliance(s) without a faction left out."),
     Phrase("Figure", "No completed game ended with an alliance."),
     Phrase("Figure", "%1 allied most often: %2 of %3 alliances")},
    {"adjudications"_L1, Phrase("Figure", "Adjudications by table size"),
     Phrase("Figure", "Players in the game"), Phrase("Figure", "Games")},
};

constexpr FigureWordText wordTexts[] = {
    {"ratio-of-means"_L1, Phrase("Figure", "All minutes ÷ all turns")},
    {"mean-of-ratios"_L1, Phrase("Figure", "Average of each game's ratio")},
    {"solo"_L1, Phrase("Figure", "Solo")},
    {"alliance"_L1, Phrase("Figure", "Alliance")},
    {"bg-prediction"_L1, Phrase("Figure", "Prediction")},
    {"fremen-default"_L1, Phrase("Figure", "Fremen default")},
    {"guild-default"_L1, Phrase("Figure", "Guild default")},
    {"without-defaults"_L1, Phrase("Figure", "Without defaults")},
    {"by-default"_L1, Phrase("Figure", "By default")},
    {"mean"_L1, Phrase("Figure", "Mean")},
    {"best"_L1, Phrase("Figure", "Best")},
    {"mean-of-earlier-years"_L1, Phrase("Figure", "Mean of earlier years")},
    {"qp"_L1, Phrase("Figure", "QP")},
    {"formed"_L1, Phrase("Figure", "Formed")},
    {"won"_L1, Phrase("Figure", "Won")},
    {"played-out"_L1, Phrase("Figure", "Played out")},
};

struct MeasureTexts {
    QLatin1StringView measure;
    Phrase mean;
    Phrase unknown;
};
constexpr std::array textsOfMeasures{
    MeasureTexts{"turns"_L1, Phrase("Report", "Mean turns"), Phrase("Report", "Turns not known")},
    MeasureTexts{"hours"_L1, Phrase("Report", "Mean hours"), Phrase("Report", "Time not known")},
};

} // namespace

MeasureTitles measureTitles(const Language& language, const GameMeasure& measure) {
    const auto* const own
        = std::ranges::find(textsOfMeasures, measure.name, &MeasureTexts::measure);
    if (own != textsOfMeasures.end())
        return {say(language, own->mean), say(language, own->unknown)};
    const QString fact = factName(language, QString(measure.name));
    return {say(language, Phrase("Report", "Mean: %1"), {fact}),
            say(language, Phrase("Report", "Not known: %1"), {fact})};
}

FigureTextsOfKind duneFigureTexts() {
    return {figureTexts, wordTexts};
}

} // namespace mentat
