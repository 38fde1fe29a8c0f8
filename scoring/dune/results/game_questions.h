#pragma once

#include "model/dune/game.h"
#include "scoring/dune/games/end_values.h"
#include "scoring/heats/games/open_question.h"

namespace mentat {

/// The seats that win by the game's victory and alliances, whoever is recorded as winner: the only
/// alliance; the Bene Gesserit (R2.4); the Fremen or the Guild with their ally (R2.5); the verdict
/// (R3). Empty where these name nobody: a solo victory, one of several alliances, an open verdict,
/// no victory. Positions in Game::seats, in their order. The game as for adjudicate().
[[nodiscard]] std::vector<size_t> impliedWinners(const Game& game, const Settings& settings);

/// How play stopped: a concession if there was one; for an adjudication, the turn limit if its last
/// turn was played, otherwise the time limit; otherwise a victory. Absent without a victory.
[[nodiscard]] std::optional<Ending> impliedEnding(const Game& game, bool conceded,
                                                  const Settings& settings);

[[nodiscard]] AskedFact askedFactOf(EndValue value);
/// Absent: not a value at the end of play.
[[nodiscard]] std::optional<EndValue> endValueOf(AskedFact fact);

/// Unknown facts that a computation needs: turns, time, factions and PP (R5.2), the predicted
/// player, and end values: of the winners (R4.2), in an adjudicated game also those that the
/// verdict compares (R3.3), in the final everyone's (R7.5) and when a player left. Empty for an
/// unfinished or void game.
[[nodiscard]] std::vector<GameQuestion> questionsOf(const Game& game, const Settings& settings,
                                                    bool isFinal);

} // namespace mentat
