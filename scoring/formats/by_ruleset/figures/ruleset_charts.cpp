// An event by a ruleset as charts show it.
#include "scoring/formats/by_ruleset/figures/ruleset_figures.h"

#include "scoring/statistics/participation.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr FigureWord allTogether{"all"_L1};
constexpr double hoursOfAMinute = 1.0 / 60;

/// The share of games won, and where the true share of first places lies by so few games.
FigurePoint ratePoint(const ResultFigures* results) {
    if (!results || results->games == 0)
        return {};
    return {results->winRate().rounded().toDouble(), results->firstsInterval(), results->games, 0};
}

const ResultFigures* seatOf(const std::map<int, ResultFigures>& seats, int number) {
    const auto found = seats.find(number);
    return found == seats.end() ? nullptr : &found->second;
}

class RulesetCharts {
public:
    RulesetCharts(const Event& event, std::span<const Event* const> earlier)
        : m_year(rulesetFigures(event)) {
        for (const Event* one : earlier)
            m_earlier.add(rulesetFigures(*one).heatGames.minutes);
    }

    std::vector<Figure> run() {
        addParticipation();
        addHours();
        addSeats();
        addLabels();
        return std::move(m_figures);
    }

private:
    void addParticipation() {
        std::vector<HeatParticipation> heats;
        for (const RulesetHeatFigures& heat : m_year.heats)
            heats.push_back(
                {heat.heat, heat.entrants, heat.complete.playerStarts, heat.complete.games});
        m_figures = participationFigures(heats, m_year.byHeatsPlayed);
    }

    /// Heat by heat, then together.
    void addHours() {
        Figure figure{"hours"_L1, FigureShape::Bars, FigureUnit::Hours};
        FigureSeries hours{FigureWord{"hours"_L1}, {}};
        for (const RulesetHeatFigures& heat : m_year.heats) {
            figure.categories.emplace_back(heat.heat);
            hours.points.push_back(meanPoint(heat.complete.minutes, hoursOfAMinute));
        }
        figure.categories.emplace_back(allTogether);
        hours.points.push_back(meanPoint(m_year.heatGames.minutes, hoursOfAMinute));
        figure.series = {hours};
        figure.leftOut = m_year.heatGames.minutes.unknown;
        if (const auto mean = toDouble(m_earlier.mean()))
            figure.marks.push_back({FigureWord{"earlier-years"_L1}, *mean * hoursOfAMinute});
        m_figures.push_back(std::move(figure));
    }

    /// Seat by seat, a series for each size of tables.
    void addSeats() {
        Figure figure{"seat-win-rate"_L1, FigureShape::Dots, FigureUnit::Share};
        for (const auto& [seat, results] : m_year.seats)
            figure.categories.emplace_back(FigureRank{seat});
        for (const RulesetSizeFigures& size : m_year.sizes) {
            FigureSeries series{TableSize{size.players}, {}};
            for (const auto& [seat, results] : m_year.seats)
                series.points.push_back(ratePoint(seatOf(size.seats, seat)));
            figure.series.push_back(std::move(series));
        }
        m_figures.push_back(std::move(figure));
    }

    /// Only where anything is known to have been played.
    void addLabels() {
        if (m_year.labels.empty())
            return;
        Figure figure{"label-win-rate"_L1, FigureShape::Dots, FigureUnit::Share};
        FigureSeries rates{FigureWord{"rate"_L1}, {}};
        for (const LabelFigures& label : m_year.labels) {
            figure.categories.emplace_back(label.label);
            rates.points.push_back(ratePoint(&label.results));
        }
        figure.series = {rates};
        figure.leftOut = m_year.withoutLabel.games;
        m_figures.push_back(std::move(figure));
    }

    RulesetFigures m_year;
    GameMean m_earlier; // minutes
    std::vector<Figure> m_figures;
};

} // namespace

std::vector<Figure> rulesetCharts(const Event& event, std::span<const Event* const> earlier) {
    return RulesetCharts(event, earlier).run();
}

} // namespace mentat
