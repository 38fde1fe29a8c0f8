#pragma once

#include "model/event.h"
#include "scoring/award.h"

namespace mentat {

/// Whether somebody has an award already, alone: whoever does can only better its figure.
[[nodiscard]] bool isHeldBy(const Award& award, const PlayerId& player);

/// Whether something unknown of a seat (its PP, its faction, the turns of its game) could bring the
/// player a Best Faction award that he has not, or a share in it (R5.3): with what the board left
/// for these PP (R10.21), by any number of turns and any faction that may be meant. False where all
/// three are known. The game is a completed one of a heat, the player not disqualified; awards: the
/// event's, as duneAwards() gives them.
[[nodiscard]] bool couldWinAward(const Event& event, const std::vector<Award>& awards,
                                 const Game& game, const Seat& seat);

} // namespace mentat
