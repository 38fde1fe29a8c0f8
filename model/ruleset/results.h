#pragma once

#include "model/rounds/game.h"
#include "model/ruleset/ruleset.h"

namespace mentat {

// H2: the results of a game by a ruleset. All by seat, in the order of Game::seats.

/// Every seat except dropouts has a place, or none has a place and all have a score; at least one
/// seat is not a dropout.
[[nodiscard]] bool isComplete(const std::vector<Seat>& seats);
/// Every seat except dropouts has a score; never true for a bye.
[[nodiscard]] bool isScored(const Game& game);

/// The places of a complete game, as entered or from the scores (scores says which are better),
/// ties shared and the next place skipped; all dropouts have the last place, the number of seats.
[[nodiscard]] std::vector<int> placesOf(const Game& game, Scores scores);

/// Whether the first score is better.
[[nodiscard]] bool isBetterScore(Decimal score, Decimal other, Scores scores);

} // namespace mentat
