#include "scoring/statistics/figure.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

using namespace Qt::StringLiterals;

namespace mentat {

void GameMean::add(std::optional<qint64> value) {
    if (!value) {
        ++unknown;
        return;
    }
    sum += *value;
    ++known;
}

void GameMean::add(const GameMean& other) {
    sum += other.sum;
    known += other.known;
    unknown += other.unknown;
}

std::optional<Fraction> GameMean::mean() const {
    return known == 0 ? std::nullopt : std::optional(Fraction(sum, known));
}

void RatioMean::add(qint64 numerator, qint64 denominator) {
    Q_ASSERT(denominator > 0);
    numerators[denominator] += numerator;
    ++known;
}

void RatioMean::add(const RatioMean& other) {
    for (const auto& [denominator, numerator] : other.numerators)
        numerators[denominator] += numerator;
    known += other.known;
    unknown += other.unknown;
}

std::optional<double> RatioMean::mean() const {
    if (known == 0)
        return std::nullopt;
    double sum = 0;
    for (const auto& [denominator, numerator] : numerators)
        sum += static_cast<double>(numerator) / static_cast<double>(denominator);
    return sum / known;
}

void Pace::add(std::optional<qint64> minutesPlayed, std::optional<qint64> turnsPlayed) {
    if (!minutesPlayed || !turnsPlayed || *turnsPlayed == 0) {
        ofGames.addUnknown();
        return;
    }
    minutes += *minutesPlayed;
    turns += *turnsPlayed;
    ofGames.add(*minutesPlayed, *turnsPlayed);
}

void Pace::add(const Pace& other) {
    minutes += other.minutes;
    turns += other.turns;
    ofGames.add(other.ofGames);
}

std::optional<Fraction> Pace::ratioOfMeans() const {
    return turns == 0 ? std::nullopt : std::optional(Fraction(minutes, turns));
}

Interval wilsonInterval(int hits, int of) {
    Q_ASSERT(of > 0 && hits >= 0 && hits <= of);
    constexpr double z = 1.959963984540054; // normal distribution, 2.5 % in each tail
    const double n = of;
    const double share = hits / n;
    const double spread = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    const double middle = share + z * z / (2 * n);
    return {hits == 0 ? 0 : (middle - spread) / scale, hits == of ? 1 : (middle + spread) / scale};
}

double toDouble(const Fraction& fraction) {
    return static_cast<double>(fraction.numerator()) / static_cast<double>(fraction.denominator());
}

std::optional<double> toDouble(const std::optional<Fraction>& fraction) {
    return fraction ? std::optional(toDouble(*fraction)) : std::nullopt;
}

Fraction sumOf(const Fraction& a, const Fraction& b) {
    const qint64 common = std::lcm(a.denominator(), b.denominator());
    return {a.numerator() * (common / a.denominator()) + b.numerator() * (common / b.denominator()),
            common};
}

namespace {

/// The values of all series in a category.
std::vector<std::optional<double>> valuesAt(const Figure& figure, size_t category) {
    std::vector<std::optional<double>> values;
    for (const FigureSeries& series : figure.series)
        values.push_back(series.points[category].value);
    return values;
}

/// The categories with at least one known value.
std::vector<std::vector<std::optional<double>>> knownValues(const Figure& figure) {
    std::vector<std::vector<std::optional<double>>> known;
    for (size_t category = 0; category < figure.categories.size(); ++category) {
        auto values = valuesAt(figure, category);
        if (std::ranges::any_of(values, [](const auto& value) { return value.has_value(); }))
            known.push_back(std::move(values));
    }
    return known;
}

} // namespace

bool hasValues(const Figure& figure) {
    return std::ranges::any_of(figure.series, [](const FigureSeries& series) {
        return std::ranges::any_of(
            series.points, [](const FigurePoint& point) { return point.value.has_value(); });
    });
}

bool isSameEverywhere(const Figure& figure) {
    const auto known = knownValues(figure);
    return std::ranges::adjacent_find(known, std::ranges::not_equal_to()) == known.end();
}

bool isWorthAChart(const Figure& figure) {
    if (knownValues(figure).size() < 2)
        return false;
    // A rate needs its confidence interval, too.
    return figure.shape == FigureShape::Dots || !isSameEverywhere(figure);
}

void SideFigures::add(const SideFigures& other) {
    games += other.games;
    wins += other.wins;
    byDefault += other.byDefault;
    adjudicated += other.adjudicated;
    normalized.add(other.normalized);
    if (other.best && (!best || *other.best > *best))
        best = other.best;
}

FigurePoint winRate(const SideFigures& figures) {
    if (figures.games == 0)
        return {};
    return {static_cast<double>(figures.wins) / figures.games,
            wilsonInterval(figures.wins, figures.games), figures.games, 0};
}

FigurePoint countedPoint(int number) {
    return {static_cast<double>(number)};
}

FigurePoint meanPoint(const GameMean& mean, double scale) {
    const auto value = toDouble(mean.mean());
    return {value ? std::optional(*value * scale) : std::nullopt, {}, mean.known, mean.unknown};
}

std::vector<Figure> participationFigures(const std::vector<HeatParticipation>& heats,
                                         const std::vector<int>& byHeatsPlayed) {
    Figure figure{"participation"_L1};
    FigureSeries entrants{FigureWord{"checked-in"_L1}, {}};
    FigureSeries starts{FigureWord{"player-starts"_L1}, {}};
    FigureSeries games{FigureWord{"games"_L1}, {}};
    for (const HeatParticipation& heat : heats) {
        figure.categories.emplace_back(heat.heat);
        entrants.points.push_back(countedPoint(heat.entrants));
        starts.points.push_back(countedPoint(heat.playerStarts));
        games.points.push_back(countedPoint(heat.games));
    }
    figure.series = {entrants, starts, games};

    Figure played{"heats-played"_L1};
    FigureSeries people{FigureWord{"players"_L1}, {}};
    for (size_t i = 0; i < byHeatsPlayed.size(); ++i) {
        played.categories.emplace_back(FigureRank{static_cast<int>(i) + 1});
        people.points.push_back(countedPoint(byHeatsPlayed[i]));
    }
    played.series = {people};
    return {std::move(figure), std::move(played)};
}

} // namespace mentat
