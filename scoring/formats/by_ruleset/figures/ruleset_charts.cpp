// An event by a ruleset as charts show it.
#include "scoring/formats/by_ruleset/figures/ruleset_figures.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr FigureWord allTogether{"all"_L1};
constexpr double hoursOfAMinute = 1.0 / 60;

FigurePoint countedPoint(int number) {
    return {static_cast<double>(number)};
}

FigurePoint hoursPoint(const GameMean& minutes) {
    const auto mean = toDouble(minutes.mean());
    return {mean ? std::optional(*mean * hoursOfAMinute) : std::nullopt,
            {},
            minutes.known,
            minutes.unknown};
}

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
        Figure figure{"participation"_L1};
        FigureSeries entrants{FigureWord{"checked-in"_L1}, {}};
        FigureSeries starts{FigureWord{"player-starts"_L1}, {}};
        FigureSeries games{FigureWord{"games"_L1}, {}};
        for (const RulesetHeatFigures& heat : m_year.heats) {
            figure.categories.emplace_back(heat.heat);
            entrants.points.push_back(countedPoint(heat.entrants));
            starts.points.push_back(countedPoint(heat.complete.playerStarts));
            games.points.push_back(countedPoint(heat.complete.games));
        }
        figure.series = {entrants, starts, games};
        m_figures.push_back(std::move(figure));

        Figure heats{"heats-played"_L1};
        FigureSeries people{FigureWord{"players"_L1}, {}};
        for (size_t i = 0; i < m_year.byHeatsPlayed.size(); ++i) {
            heats.categories.emplace_back(FigureRank{static_cast<int>(i) + 1});
            people.points.push_back(countedPoint(m_year.byHeatsPlayed[i]));
        }
        heats.series = {people};
        m_figures.push_back(std::move(heats));
    }

    /// Heat by heat, then together.
    void addHours() {
        Figure figure{"hours"_L1, FigureShape::Bars, FigureUnit::Hours};
        FigureSeries hours{FigureWord{"hours"_L1}, {}};
        for (const RulesetHeatFigures& heat : m_year.heats) {
            figure.categories.emplace_back(heat.heat);
            hours.points.push_back(hoursPoint(heat.complete.minutes));
        }
        figure.categories.emplace_back(allTogether);
        hours.points.push_back(hoursPoint(m_year.heatGames.minutes));
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
