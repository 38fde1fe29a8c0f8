#pragma once

#include "model/rounds/round.h"
#include "scoring/heats/seating/seating_task.h"

#include <map>

namespace mentat {

/// What the rounds before a draw say of its entrants, by their position in the list.
struct DrawHistory {
    std::vector<PastHeat> past;
    std::vector<int> shortGames; // with fewer players than is preferred
    std::vector<std::map<SeatNumber, int>> seats;
};

/// Those that are played before: the heats with a lower number; of an advanced round all heats,
/// then the advanced rounds before it.
[[nodiscard]] std::vector<Round> roundsBefore(const Event& event, const RoundId& round);

/// Of all their games, finished or not, but for void ones.
[[nodiscard]] DrawHistory historyBefore(const Event& event, const RoundId& round,
                                        const std::vector<PlayerId>& entrants);

/// What earlier short games count, of each entrant: their square. Who sat at two is less likely at
/// a third than two who sat at one each are at a second.
[[nodiscard]] std::vector<int> weightsOf(std::vector<int> shortGames);

} // namespace mentat
