#include "scoring/ruleset/figures/ruleset_figures.h"

#include "model/ruleset/results.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/ruleset/values/order_values.h"
#include "scoring/ruleset/values/ruleset_field.h"
#include "scoring/statistics/figure.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Groups texts that mean the same label.
QString alike(const QString& label) {
    return label.simplified().toCaseFolded();
}

class RulesetFigureCount {
public:
    explicit RulesetFigureCount(const Event& event)
        : m_event(event)
        , m_field(event)
        , m_ruleset(m_field.ruleset()) {}

    RulesetFigures run() {
        m_figures.registered = static_cast<int>(m_event.players.size());
        m_figures.players = static_cast<int>(m_field.participants());
        for (const QString& label : m_ruleset.labels)
            labelFigures(label);
        std::vector<const Heat*> heats;
        for (const Heat& heat : m_field.play().heats)
            heats.push_back(&heat);
        std::ranges::sort(heats, {}, &Heat::number);
        for (const Heat* heat : heats)
            add(*heat);
        addStages();
        addHeatsPlayed();
        for (auto size = m_sizes.rbegin(); size != m_sizes.rend(); ++size)
            m_figures.sizes.push_back(size->second);
        const auto others = m_figures.labels.begin() + ruledLabels();
        std::sort(others, m_figures.labels.end(), [](const LabelFigures& a, const LabelFigures& b) {
            return alike(a.label) < alike(b.label);
        });
        return std::move(m_figures);
    }

private:
    [[nodiscard]] qsizetype ruledLabels() const {
        return std::ranges::count_if(m_figures.labels, [&](const LabelFigures& one) {
            return std::ranges::find(m_ruleset.labels, one.label) != m_ruleset.labels.end();
        });
    }

    LabelFigures& labelFigures(const QString& label) {
        const auto found
            = std::ranges::find(m_figures.labels, alike(label),
                                [](const LabelFigures& one) { return alike(one.label); });
        if (found != m_figures.labels.end())
            return *found;
        return m_figures.labels.emplace_back(LabelFigures{label.simplified(), {}});
    }

    void add(const Heat& heat) {
        RulesetHeatFigures figures{heat.number, static_cast<int>(heat.entrants.size()), 0, 0, {}};
        std::vector<const Game*> games;
        for (const Game& game : heat.games)
            games.push_back(&game);
        std::ranges::stable_sort(games, {}, &Game::table);
        for (const Game* game : games) {
            if (game->isVoid) {
                ++figures.voided;
            } else if (!isComplete(game->seats)) {
                ++figures.unfinished;
            } else {
                figures.complete.add(*game);
                addComplete(*game, heat.number);
            }
        }
        m_figures.heats.push_back(figures);
    }

    void addComplete(const Game& game, HeatNumber heat) {
        m_figures.heatGames.add(game);
        const int players = static_cast<int>(game.seats.size());
        RulesetSizeFigures& size = m_sizes[players];
        size.players = players;
        size.complete.add(game);
        const auto results = resultsOf(game, m_ruleset.score);
        for (const SeatResult& result : results) {
            const Seat& seat = *result.seat;
            const int number = seat.number.value();
            size.seats[number].add(result, m_ruleset.sharedWin);
            m_figures.seats[number].add(result, m_ruleset.sharedWin);
            const auto& label = std::get<RulesetSeat>(seat.part).label;
            ResultFigures& played = label && !label->trimmed().isEmpty()
                                        ? labelFigures(*label).results
                                        : m_figures.withoutLabel;
            played.add(result, m_ruleset.sharedWin);
            m_figures.dropouts += seat.dropout ? 1 : 0;
            if (!seat.dropout && m_ruleset.score != Scores::None)
                addScore(result, heat, game.table);
        }
        addMargin(results);
    }

    void addScore(const SeatResult& result, HeatNumber heat, TableNumber table) {
        ScoreFigures& scores = m_figures.scores;
        if (!result.score) {
            ++scores.unknown;
            return;
        }
        ++scores.known;
        scores.sum += result.score->thousandths();
        const RecordScore record{*result.score, result.seat->player, heat, table};
        const auto isBetter = [&](const RecordScore& a, const RecordScore& b) {
            return isBetterScore(a.score, b.score, m_ruleset.score);
        };
        if (!scores.best || isBetter(record, *scores.best))
            scores.best = record;
        if (!scores.worst || isBetter(*scores.worst, record))
            scores.worst = record;
    }

    void addMargin(const std::vector<SeatResult>& results) {
        std::vector<qint64> behind;
        for (const SeatResult& result : results) {
            if (const auto distance = behindFirst(result))
                behind.push_back(*distance);
        }
        if (behind.size() < 2)
            return;
        std::ranges::sort(behind);
        m_figures.scores.margin.add(behind[1]); // the best score itself is 0 behind
    }

    void addStages() {
        for (const PlayedStage& stage : m_field.play().stages) {
            RulesetStageFigures figures{stage.name, {}};
            for (const Game& game : stage.games) {
                if (!game.isVoid && isComplete(game.seats))
                    figures.complete.add(game);
            }
            if (figures.complete.games > 0)
                m_figures.stages.push_back(figures);
        }
    }

    void addHeatsPlayed() {
        for (size_t player = 0; player < m_field.playerCount(); ++player) {
            const size_t games = m_field.gamesOf(player).size();
            if (games == 0)
                continue;
            auto& by = m_figures.byHeatsPlayed;
            by.resize(std::max(by.size(), games));
            ++by[games - 1];
        }
    }

    const Event& m_event;
    RulesetField m_field;
    const Ruleset& m_ruleset;
    std::map<int, RulesetSizeFigures> m_sizes;
    RulesetFigures m_figures;
};

} // namespace

void RulesetGameFigures::add(const Game& game) {
    const auto players = static_cast<int>(game.seats.size());
    ++games;
    playerStarts += players;
    const auto played = minutesOf(game);
    minutes.add(played);
    playerMinutes += played.value_or(0) * players;
}

void ResultFigures::add(const SeatResult& result, SharedWin shared) {
    ++games;
    firsts += result.place == 1 ? 1 : 0;
    wins += winsIn(std::span(&result, 1), shared);
    places += result.place;
    if (!result.score)
        return;
    ++scored;
    scores += result.score->thousandths();
}

Exact ResultFigures::winRate() const {
    Exact rate = wins;
    rate /= games;
    return rate;
}

std::optional<Exact> ResultFigures::meanScore() const {
    if (scored == 0)
        return std::nullopt;
    Exact mean(scores, 1000);
    mean /= scored;
    return mean;
}

RulesetFigures rulesetFigures(const Event& event) {
    return RulesetFigureCount(event).run();
}

namespace {

// An event by a ruleset, as charts show it.
constexpr FigureWord allTogether{"all"_L1};
constexpr double hoursOfAMinute = 1.0 / 60;

/// The share of games won, and the range for the true rate of winning given so few games.
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

    /// Heat by heat, then combined.
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

    /// Seat by seat, one series for each table size.
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

    /// Only labels that are known to have been played.
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
