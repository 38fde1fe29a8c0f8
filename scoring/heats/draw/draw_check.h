#pragma once

#include "model/event.h"
#include "model/result.h"

namespace mentat {

/// A seat where somebody else sits than was drawn.
struct SeatDifference {
    TableNumber table;
    SeatNumber seat;
    std::optional<PlayerId> drawn;
    std::optional<PlayerId> seated;
    friend bool operator==(const SeatDifference&, const SeatDifference&) = default;
};

/// R1.7: whether a heat's tables are the draw that is stored with them.
struct DrawCheck {
    Count algorithm; // the version that drew
    /// The same seed, entrants and heats before, give the tables stored; absent where a version of
    /// the algorithm drew that this program does not know.
    std::optional<bool> isDrawnAgain;
    std::vector<SeatDifference> differences; // between the tables stored and those that are
};

/// Failures: UnknownHeat, NoDraw.
[[nodiscard]] Result<DrawCheck> checkDraw(const Event& event, HeatNumber heat);

} // namespace mentat
