#pragma once

#include "model/values/ids.h"
#include "model/values/numbers.h"

#include <optional>
#include <vector>

namespace mentat {

/// One row of a session's ranking by victory points (R11.4). Points may be below 0.
struct VictoryScore {
    Place rank; // shared by equals: 1, 2, 2, 4
    PlayerId player;
    qint64 victoryPoints = 0; // of all games
    /// For each game that counts, in the event's order; absent where the player was not in it.
    std::vector<std::optional<qint64>> games;
    friend bool operator==(const VictoryScore&, const VictoryScore&) = default;
};

} // namespace mentat
