#pragma once

#include "model/rounds/game.h"
#include "model/ruleset/ruleset.h"

namespace mentat {

// H2: what the results of a game by a ruleset are. All by seat, in the order of Game::seats.

/// Every seat that is no dropout has a place, or none has and every one has a score; and there is
/// such a seat.
[[nodiscard]] bool isComplete(const std::vector<Seat>& seats);
/// Every seat that is no dropout has a score; a bye never is.
[[nodiscard]] bool isScored(const Game& game);

/// The places of a complete game, as given or from the scores (scores says which are better), equal
/// ones shared and the next skipped; dropouts all have the last place, the number of the seats.
[[nodiscard]] std::vector<int> placesOf(const Game& game, Scores scores);

/// Whether the first score is the better one.
[[nodiscard]] bool isBetterScore(Decimal score, Decimal other, Scores scores);

} // namespace mentat
