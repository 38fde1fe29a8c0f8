#include "scoring/statistics/means.h"

#include <cmath>
#include <numeric>

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
    constexpr double z = 1.959963984540054; // of the normal distribution, 2.5 % on either side
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

} // namespace mentat
