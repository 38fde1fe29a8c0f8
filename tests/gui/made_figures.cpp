#include "tests/gui/made_figures.h"

#include "model/dune/faction.h"
#include "reports/wording/figure_wording.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr std::array factionNames{"Atreides", "Bene Gesserit", "Emperor", "Fremen",
                                  "Guild",    "Harkonnen",     "Ixian",   "Tleilaxu",
                                  "CHOAM",    "Richese",       "Ecaz",    "Moritani"};

QString factionText(size_t faction) {
    return QString::fromLatin1(factionNames.at(faction));
}

QString person(int number) {
    static const QStringList first{u"Ada"_s, u"Jean-François"_s, u"Grace"_s, u"Wolfeschlegel"_s,
                                   u"Blaise"_s};
    static const QStringList last{
        u"Byron"_s,  u"Gagné"_s,   u"Hopper"_s, u"von Steinhausenberger"_s,
        u"Pascal"_s, u"Noether"_s, u"Ng"_s};
    return first[number % first.size()] + u' ' + last[number % last.size()];
}

/// Once all its words are there.
void saySentence(FigureDrawing& drawing) {
    drawing.words.sentence = figureSentence({}, drawing.figure, drawing.words);
}

/// Texts of the numbers as figures say them.
void sayValues(FigureDrawing& drawing, int decimals) {
    const bool isShare = drawing.figure.unit == FigureUnit::Share;
    const auto text = [&](double value) {
        return isShare ? QString(QString::number(value * 100, 'f', 0) + u'%')
                       : QString::number(value, 'f', decimals);
    };
    for (const FigureSeries& series : drawing.figure.series) {
        auto& values = drawing.words.values.emplace_back();
        auto& intervals = drawing.words.intervals.emplace_back();
        for (const FigurePoint& point : series.points) {
            values.push_back(point.value ? text(*point.value) : u"–"_s);
            intervals.push_back(point.interval ? QString(text(point.interval->low) + u'–'
                                                         + text(point.interval->high))
                                               : QString());
        }
    }
    saySentence(drawing);
}

FigureDrawing drawingOf(QLatin1StringView name, const QString& title, FigureShape shape,
                        FigureUnit unit) {
    FigureDrawing drawing;
    drawing.figure.name = name;
    drawing.figure.shape = shape;
    drawing.figure.unit = unit;
    drawing.words.title = title;
    drawing.words.nothing = u"No completed game yet."_s;
    return drawing;
}

void addFactions(FigureDrawing& drawing, size_t count) {
    drawing.words.categoryTitle = u"Faction"_s;
    for (size_t i = 0; i < count; ++i) {
        drawing.figure.categories.emplace_back(static_cast<Faction>(i));
        drawing.words.categories.push_back(factionText(i));
    }
}

FigureSeries& addSeries(FigureDrawing& drawing, QLatin1StringView id, const QString& name) {
    drawing.words.series.push_back(name);
    return drawing.figure.series.emplace_back(FigureSeries{FigureWord{id}, {}});
}

} // namespace

FigureDrawing noGameYet() {
    FigureDrawing drawing = winsByFaction(0);
    for (FigurePoint& point : drawing.figure.series.front().points)
        point.value.reset();
    saySentence(drawing);
    return drawing;
}

FigureDrawing winsByFaction(int games) {
    FigureDrawing drawing
        = drawingOf("wins"_L1, u"Wins by faction"_s, FigureShape::Bars, FigureUnit::Number);
    drawing.words.remark = u"A win counts for each faction that shared in it."_s;
    drawing.words.valueTitle = u"Wins"_s;
    addFactions(drawing, 12);
    FigureSeries& series = addSeries(drawing, "all"_L1, u"All"_s);
    for (int i = 0; i < 12; ++i)
        series.points.push_back(
            {.value = games * (i * 5 % 12) / 24, .over = std::max(0, games - i)});
    sayValues(drawing, 0);
    return drawing;
}

FigureDrawing winsWithDefaults(int games) {
    FigureDrawing drawing = drawingOf("defaults"_L1, u"Wins with defaults"_s, FigureShape::Stacked,
                                      FigureUnit::Number);
    drawing.words.valueTitle = u"Wins"_s;
    addFactions(drawing, 6);
    FigureSeries without{FigureWord{"without-defaults"_L1}, {}};
    FigureSeries byDefault{FigureWord{"by-default"_L1}, {}};
    for (int i = 0; i < 6; ++i) {
        without.points.push_back({.value = games * (i + 1) / 12, .over = games});
        byDefault.points.push_back({.value = games * (6 - i) / 20, .over = games});
    }
    drawing.figure.series = {without, byDefault};
    drawing.words.series = {u"Without defaults"_s, u"By default"_s};
    sayValues(drawing, 0);
    return drawing;
}

FigureDrawing winRates(int games) {
    FigureDrawing drawing
        = drawingOf("win-rate"_L1, u"Win rate by faction"_s, FigureShape::Dots, FigureUnit::Share);
    drawing.words.remark = u"Where lines overlap, it may be chance."_s;
    drawing.words.valueTitle = u"Share of games won"_s;
    addFactions(drawing, 6);
    FigureSeries& series = addSeries(drawing, "rate"_L1, u"Share won"_s);
    const double width = games > 0 ? std::min(0.45, 1.0 / std::sqrt(double(games))) : 0;
    for (int i = 0; i < 6; ++i) {
        if (i == 4 || games == 0) {
            series.points.push_back({});
            continue;
        }
        const double share = games == 1 ? i % 2 : 0.2 + 0.08 * i;
        series.points.push_back(
            {.value = share,
             .interval = Interval{std::max(0.0, share - width), std::min(1.0, share + width)},
             .over = std::max(0, games - i),
             .leftOut = std::min(games, i)});
    }
    sayValues(drawing, 0);
    return drawing;
}

FigureDrawing minutesATurn(int games) {
    FigureDrawing drawing = drawingOf("minutes-a-turn"_L1, u"Minutes per turn"_s, FigureShape::Bars,
                                      FigureUnit::MinutesATurn);
    drawing.words.categoryTitle = u"Players in the game"_s;
    drawing.words.valueTitle = u"Minutes per turn"_s;
    FigureSeries means{FigureWord{"ratio-of-means"_L1}, {}};
    FigureSeries ratios{FigureWord{"mean-of-ratios"_L1}, {}};
    for (const int players : {3, 4, 5, 6}) {
        drawing.figure.categories.emplace_back(TableSize{players});
        drawing.words.categories.push_back(QString::number(players));
        const bool isKnown = games > 0 && (players != 4 || games > 100);
        const auto value
            = [&](double minutes) { return isKnown ? std::optional(minutes) : std::nullopt; };
        means.points.push_back({.value = value(20.5 + players * 3.25), .over = games});
        ratios.points.push_back({.value = value(22.0 + players * 3.75), .over = games});
    }
    drawing.figure.series = {means, ratios};
    drawing.words.series = {u"All minutes ÷ all turns"_s, u"Average of each game's ratio"_s};
    sayValues(drawing, 1);
    return drawing;
}

FigureDrawing overTheYears(int years) {
    FigureDrawing drawing = drawingOf("years-players"_L1, u"Players and games"_s,
                                      FigureShape::Lines, FigureUnit::Number);
    drawing.words.categoryTitle = u"Year"_s;
    drawing.words.valueTitle = u"Number"_s;
    FigureSeries players{FigureWord{"players"_L1}, {}};
    FigureSeries games{FigureWord{"games"_L1}, {}};
    for (int i = 0; i < years; ++i) {
        const int year = 2025 - years + 1 + i;
        drawing.figure.categories.emplace_back(*Year::fromInt(year));
        drawing.words.categories.push_back(QString::number(year));
        const bool isKnown = year != 2020 && year != 2021;
        players.points.push_back(
            {.value = isKnown ? std::optional(24.0 + i * 7 % 20) : std::nullopt});
        games.points.push_back(
            {.value = isKnown && i % 9 != 3 ? std::optional(8.0 + i * 3 % 8) : std::nullopt});
    }
    drawing.figure.series = {players, games};
    drawing.words.series = {u"Players"_s, u"Games"_s};
    sayValues(drawing, 0);
    return drawing;
}

FigureDrawing pointsOfPlayers(int players) {
    FigureDrawing drawing = drawingOf("qp"_L1, u"Qualification points and the cut"_s,
                                      FigureShape::Bars, FigureUnit::Points);
    drawing.words.categoryTitle = u"Player, in standings order"_s;
    drawing.words.valueTitle = u"QP"_s;
    FigureSeries& series = addSeries(drawing, "qp"_L1, u"QP"_s);
    for (int i = 0; i < players; ++i) {
        drawing.figure.categories.emplace_back(person(i));
        drawing.words.categories.push_back(person(i));
        series.points.push_back({.value = std::max(0.0, 6.5 - i * 0.5)});
    }
    sayValues(drawing, 1);
    drawing.figure.marks.push_back({FigureWord{"cut"_L1}, 3, std::min(players, 8)});
    drawing.words.marks.push_back(u"Cut: 3.0"_s);
    saySentence(drawing);
    return drawing;
}

FigureDrawing linesOverNames(int names) {
    FigureDrawing drawing = pointsOfPlayers(names);
    drawing.figure.shape = FigureShape::Lines;
    drawing.words.title = u"Points over names"_s;
    return drawing;
}

FigureDrawing victoriesByHeat(int games) {
    FigureDrawing drawing = drawingOf("victories"_L1, u"Victories by kind and heat"_s,
                                      FigureShape::Stacked, FigureUnit::Number);
    drawing.words.categoryTitle = u"Heat"_s;
    drawing.words.valueTitle = u"Games"_s;
    for (int heat = 1; heat <= 3; ++heat) {
        drawing.figure.categories.emplace_back(HeatNumber(heat));
        drawing.words.categories.push_back(QString::number(heat));
    }
    for (int kind = 0; kind < 8; ++kind) {
        FigureSeries& series = addSeries(drawing, "kind"_L1, u"Kind %1"_s.arg(kind + 1));
        for (int heat = 0; heat < 3; ++heat)
            series.points.push_back({.value = games * (1 + (kind + heat) % 4) / 20});
    }
    sayValues(drawing, 0);
    return drawing;
}

std::vector<FigureDrawing> madeFigures(int games) {
    return {winsByFaction(games),   winsWithDefaults(games), winRates(games),
            minutesATurn(games),    overTheYears(30),        pointsOfPlayers(45),
            victoriesByHeat(games), linesOverNames(20)};
}

} // namespace mentat::test
