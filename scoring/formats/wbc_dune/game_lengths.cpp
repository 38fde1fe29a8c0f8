#include "scoring/formats/wbc_dune/game_lengths.h"

#include "scoring/formats/wbc_dune/field.h"
#include "scoring/formats/wbc_dune/qualification.h"

#include <cmath>

namespace mentat {

std::optional<qint64> minutesOf(const Game& game) {
    if (game.minutes)
        return game.minutes->value();
    if (!game.start || !game.end || *game.end < *game.start)
        return std::nullopt;
    return game.start->minutesTo(*game.end);
}

void GameLengths::add(const Event& event) {
    const auto* play = std::get_if<DunePlay>(&event.play);
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
    double total = 0;
    for (const int size : sizes) {
        const auto known = m_sums.find(size);
        if (known == m_sums.end())
            return std::nullopt;
        total += static_cast<double>(known->second.minutes)
                 / static_cast<double>(known->second.games);
    }
    if (sizes.empty())
        return std::nullopt;
    return std::llround(total / static_cast<double>(sizes.size()));
}

} // namespace mentat
