#pragma once

#include "scoring/formats/scoring_format.h"

#include <algorithm>

namespace mentat {

inline std::vector<VictoryScore> coinTossScores(const Event& event) {
    std::vector<VictoryScore> rows;
    for (const Tosses& tosses : std::get<CoinTossPlay>(event.play).tosses)
        rows.push_back({Place(1), tosses.player, tosses.won.value(), {}});
    std::ranges::stable_sort(rows, std::ranges::greater(), &VictoryScore::victoryPoints);
    for (size_t i = 0; i < rows.size(); ++i)
        rows[i].rank = Place(static_cast<int>(i) + 1);
    return rows;
}

inline std::vector<PlayerRecord> coinTossRecords(const Event& event) {
    std::vector<PlayerRecord> records;
    for (const Player& player : event.players)
        records.push_back({player.id, {}, 0, {}, false, {}});
    return records;
}

inline constexpr ScoringFormat coinTossScoring() {
    return {.victoryScores = coinTossScores, .records = coinTossRecords};
}

} // namespace mentat
