#include "scoring/heats/games/game_lengths.h"

#include <numeric>

namespace mentat {

std::optional<qint64> minutesOf(const Game& game) {
    if (game.minutes)
        return game.minutes->value();
    if (!game.start || !game.end || *game.end < *game.start)
        return std::nullopt;
    return game.start->minutesTo(*game.end);
}

GameLengths GameLengths::of(const Book& book) {
    GameLengths lengths;
    for (const BookEvent& entry : book.events)
        lengths.add(entry.event);
    return lengths;
}

void GameLengths::add(const Event& event) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return;
    for (const Heat& heat : play->heats) {
        for (const Game& game : heat.games) {
            const auto minutes = minutesOf(game);
            if (!isCompleted(game) || !minutes)
                continue;
            Sum& sum = m_sums[startersOf(game)];
            sum.minutes += *minutes;
            ++sum.games;
        }
    }
}

std::optional<qint64> GameLengths::expected(const std::vector<int>& sizes) const {
    if (sizes.empty())
        return std::nullopt;
    // An exact fraction, so that half a minute is rounded alike whatever it is the sum of.
    qint64 numerator = 0;
    qint64 denominator = 1;
    for (const int size : sizes) {
        const auto known = m_sums.find(size);
        if (known == m_sums.end())
            return std::nullopt;
        const Sum& sum = known->second;
        const qint64 common = std::lcm(denominator, sum.games);
        numerator = numerator * (common / denominator) + sum.minutes * (common / sum.games);
        denominator = common;
    }
    denominator *= static_cast<qint64>(sizes.size());
    return (2 * numerator + denominator) / (2 * denominator);
}

} // namespace mentat
