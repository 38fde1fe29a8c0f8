#pragma once

#include "model/formats/wbc_dune/game.h"
#include "scoring/verdict.h"

namespace mentat {

/// R3.2–R3.5, from the values at the end of play; recorded winners are not looked at. The game has
/// no error of R10.3, R10.6 or R10.8.
[[nodiscard]] Verdict adjudicate(const Game& game, const Settings& settings);

/// R3.4, R7.5: strongholds with the Shield Wall, where it counts.
[[nodiscard]] EndValues adjudicationValues(const Seat& seat, const Settings& settings);

} // namespace mentat
