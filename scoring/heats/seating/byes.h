#pragma once

#include "scoring/heats/seating/draw_source.h"

#include <optional>
#include <vector>

namespace mentat {

/// Somebody who could have a bye, by the heats of a lower number.
struct ByeCandidate {
    int byes = 0;            // that they have had
    std::optional<int> rank; // in the standings; absent: without a game yet
};

/// H1: who has the byes, by their position in the list, in turn: whoever has had the fewest, then
/// the lowest in the standings (who has no rank is below all), then by chance. No more byes than
/// candidates.
[[nodiscard]] std::vector<size_t> byesInTurn(const std::vector<ByeCandidate>& candidates,
                                             size_t byes, DrawSource& source);

} // namespace mentat
