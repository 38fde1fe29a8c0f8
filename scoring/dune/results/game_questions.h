#pragma once

#include "model/dune/game.h"
#include "scoring/dune/games/end_values.h"
#include "scoring/heats/games/open_question.h"

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

[[nodiscard]] AskedFact askedFactOf(EndValue value);
/// Absent: it is no value at the end of play.
[[nodiscard]] std::optional<EndValue> endValueOf(AskedFact fact);

/// Unknown facts that something computed rests on: the turns, the time, factions and PP (R5.2), the
/// predicted player, and values at the end: of the winners (R4.2), of an adjudicated game also
/// those that the verdict compares (R3.3), of the final everybody's (R7.5) and when somebody left
/// it. None of a game that is unfinished or void.
[[nodiscard]] std::vector<GameQuestion> questionsOf(const Game& game, const Settings& settings,
                                                    bool isFinal);

} // namespace mentat
