#pragma once

#include "model/formats/wbc_dune/game.h"

namespace mentat {

/// The seats that a game's victory and alliances name as winners, whoever is recorded: the only
/// alliance; the Bene Gesserit (R2.4); the Fremen or the Guild with their ally (R2.5); the verdict
/// (R3). Empty where they name nobody: a solo victory, one of several alliances, an open verdict,
/// no victory. Positions in Game::seats, in their order. The game as for adjudicate().
[[nodiscard]] std::vector<size_t> impliedWinners(const Game& game, const Settings& settings);

/// How play stopped: a concession where it was one; with an adjudication the turn limit, where its
/// last turn was played, else the time limit; else a victory. Absent while there is none.
[[nodiscard]] std::optional<Ending> impliedEnding(const Game& game, bool conceded,
                                                  const Settings& settings);

} // namespace mentat
