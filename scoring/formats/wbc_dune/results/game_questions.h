#pragma once

#include "model/formats/wbc_dune/game.h"
#include "scoring/end_values.h"
#include "scoring/heats/games/open_question.h"

namespace mentat {

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
