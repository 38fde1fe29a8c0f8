#pragma once

#include "model/formats/wbc_dune/game.h"
#include "scoring/heats/heats_scoring.h"

namespace mentat {

/// What is typed as adjudicated and has no winner because the verdict is open or a tie (R3.5), or
/// none whose faction is known, as it is recorded: without the victory, so that
/// isAwaitingVerdict(). Any other game is as it was, also one of whose board nothing is known. The
/// game as for adjudicate().
[[nodiscard]] Game withoutOpenVerdict(Game typed, const Settings& settings);

/// Of a game that is no isAwaitingVerdict(): nothing. The event of the game has no error of R10.
[[nodiscard]] AwaitedVerdict awaitedVerdict(const Game& game, const Settings& settings);

} // namespace mentat
