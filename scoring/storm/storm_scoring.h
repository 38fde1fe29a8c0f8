#pragma once

#include "scoring/scoring_kind.h"
#include "scoring/storm/storm_scores.h"

namespace mentat {

/// Every registered player, in the order of registration. The event is of this kind.
[[nodiscard]] std::vector<PlayerRecord> stormRecords(const Event& event);

/// A session in the history of its file: its ranking gives the places (R11.4), without laurels.
[[nodiscard]] YearFacts stormYearFacts(const Event& event);

/// The next game, odd values in games and houses, and incomplete houses. The event is of this kind.
[[nodiscard]] std::vector<ToDo> stormToDo(const Event& event, const VenueTime& now);
[[nodiscard]] std::vector<ToDo> stormOpenAtClosing(const Event& event);

constexpr ScoringKind stormScoringKind() {
    return {.toDo = stormToDo,
            .openAtClosing = stormOpenAtClosing,
            .totals = stormScores,
            .records = stormRecords,
            .yearFacts = stormYearFacts};
}

} // namespace mentat
