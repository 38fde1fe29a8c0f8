#pragma once

#include "scoring/formats/scoring_format.h"

namespace mentat {

[[nodiscard]] std::vector<VictoryScore> coinTossScores(const Event& event);
[[nodiscard]] std::vector<PlayerRecord> coinTossRecords(const Event& event);
/// With the words that there are.
[[nodiscard]] std::vector<ToDo> coinTossToDo(const Event& event, const VenueTime& now);

constexpr ScoringFormat scoringFormatOf(std::type_identity<CoinTossPlay>) {
    return {.toDo = coinTossToDo, .victoryScores = coinTossScores, .records = coinTossRecords};
}

} // namespace mentat
