#pragma once

#include "model/dune/game.h"
#include "model/rounds/heats_errors.h"

namespace mentat {

/// The errors of a single game: R10.1 and R10.3–R10.10, and R10.2 within the game.
void addGameErrors(const GameToCheck& checked, const Settings& settings,
                   const KnownPlayers& players, Findings& findings);

/// R10.5 and R10.7: whether the winners fit the victory. A winner who dropped out is one finding;
/// the winners are then not checked against the victory as well.
void addWinnerErrors(const GameToCheck& checked, const KnownPlayers& players, Findings& findings);

} // namespace mentat
