#pragma once

#include "model/formats/wbc_dune/game_errors.h"

namespace mentat {

/// R10.5 and R10.7: whether the winners fit the victory. A winner who dropped out is one finding,
/// and the winners are then not also held against the victory.
void addWinnerErrors(const GameToCheck& checked, const KnownPlayers& players, Findings& findings);

} // namespace mentat
