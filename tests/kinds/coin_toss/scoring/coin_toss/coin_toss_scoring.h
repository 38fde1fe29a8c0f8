#pragma once

#include "scoring/scoring_kind.h"

namespace mentat {

[[nodiscard]] std::vector<TotalScore> coinTossScores(const Event& event);
[[nodiscard]] std::vector<PlayerRecord> coinTossRecords(const Event& event);
/// With the words that there are.
[[nodiscard]] std::vector<ToDo> coinTossToDo(const Event& event, const VenueTime& now);

constexpr ScoringKind coinTossScoringKind() {
    return {.toDo = coinTossToDo, .totals = coinTossScores, .records = coinTossRecords};
}

} // namespace mentat
