#include "scoring/statistics/history_figures.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using YearValue = std::optional<double> (*)(const HistoryYear& year);

std::optional<double> asDouble(const std::optional<int>& number) {
    return number ? std::optional(static_cast<double>(*number)) : std::nullopt;
}

class YearLines {
public:
    explicit YearLines(const History& history) {
        for (const HistoryYear& year : history.years) {
            const auto [known, isNew] = m_years.try_emplace(year.year, &year);
            if (!isNew && weight(year) > weight(*known->second))
                known->second = &year;
        }
        if (m_years.empty())
            return;
        const int first = m_years.begin()->first.value();
        const int last = m_years.rbegin()->first.value();
        // A mistyped year must not add thousands of gaps.
        const bool isDense = last - first < 200;
        for (int year = first; isDense && year <= last; ++year)
            m_shown.push_back(Year(year));
        for (const auto& [year, line] : m_years) {
            if (!isDense)
                m_shown.push_back(year);
        }
    }

    [[nodiscard]] Figure figure(QLatin1StringView name, FigureUnit unit,
                                const std::vector<std::pair<FigureWord, YearValue>>& lines) const {
        Figure figure{name, FigureShape::Lines, unit};
        figure.categories.assign(m_shown.begin(), m_shown.end());
        for (const auto& [word, valueOf] : lines) {
            FigureSeries series{word, {}};
            for (const Year year : m_shown) {
                const auto line = m_years.find(year);
                series.points.push_back(
                    line == m_years.end() ? FigurePoint() : FigurePoint{valueOf(*line->second)});
            }
            figure.series.push_back(std::move(series));
        }
        return figure;
    }

private:
    /// An event has more detail than a summary.
    static std::pair<bool, int> weight(const HistoryYear& year) {
        return {!year.isSummary, year.games.value_or(0)};
    }

    std::map<Year, const HistoryYear*> m_years;
    std::vector<Year> m_shown;
};

Figure sideRates(const History& history) {
    Figure figure{"all-win-rates"_L1, FigureShape::Dots, FigureUnit::Share};
    FigureSeries rates{FigureWord{"rate"_L1}, {}};
    for (const SideHistory& side : history.sides) {
        figure.categories.emplace_back(side.figures.side);
        rates.points.push_back(winRate(side.figures));
    }
    figure.series = {rates};
    return figure;
}

std::optional<double> adjudicatedShare(const HistoryYear& year) {
    if (!year.adjudicated || !year.games || *year.games == 0)
        return std::nullopt;
    return static_cast<double>(*year.adjudicated) / *year.games;
}

std::optional<double> cutPoints(const HistoryYear& year) {
    return year.cut ? std::optional(static_cast<double>(year.cut->halves()) / 2) : std::nullopt;
}

} // namespace

std::vector<Figure> historyFigures(const History& history) {
    const YearLines lines(history);
    const auto players = [](const HistoryYear& year) { return asDouble(year.players); };
    const auto games = [](const HistoryYear& year) { return asDouble(year.games); };
    const auto turns = [](const HistoryYear& year) { return year.turns; };
    const auto hours = [](const HistoryYear& year) { return year.hours; };
    std::vector<Figure> figures{
        lines.figure("years-players"_L1, FigureUnit::Number,
                     {{FigureWord{"players"_L1}, players}, {FigureWord{"games"_L1}, games}}),
        lines.figure("years-turns"_L1, FigureUnit::GameTurns, {{FigureWord{"turns"_L1}, turns}}),
        lines.figure("years-hours"_L1, FigureUnit::Hours, {{FigureWord{"hours"_L1}, hours}})};
    if (!history.hasAwards)
        return figures;
    figures.push_back(lines.figure("years-adjudicated"_L1, FigureUnit::Share,
                                   {{FigureWord{"adjudicated"_L1}, adjudicatedShare}}));
    figures.push_back(
        lines.figure("years-cut"_L1, FigureUnit::Points, {{FigureWord{"cut"_L1}, cutPoints}}));
    figures.push_back(sideRates(history));
    return figures;
}

} // namespace mentat
