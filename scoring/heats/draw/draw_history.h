#pragma once

#include "model/event.h"
#include "scoring/heats/seating/seating_task.h"

#include <map>

namespace mentat {

/// What the heats before a draw say of its entrants, by their position in the list.
struct DrawHistory {
    std::vector<PastHeat> past;
    std::vector<int> shortGames; // with fewer players than is preferred
    std::vector<std::map<SeatNumber, int>> seats;
};

/// Of all games of the heats with a lower number, finished or not, but for void ones.
[[nodiscard]] DrawHistory historyBefore(const Event& event, HeatNumber heat,
                                        const std::vector<PlayerId>& entrants);

/// What earlier short games count, of each entrant: their square. Who sat at two is less likely at
/// a third than two who sat at one each are at a second.
[[nodiscard]] std::vector<int> weightsOf(std::vector<int> shortGames);

} // namespace mentat
