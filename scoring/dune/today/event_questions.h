#pragma once

#include "model/event.h"
#include "scoring/heats/games/open_question.h"

namespace mentat {

/// While heats are to come, the values of a winner, whom the sheet asks for them, are asked for
/// where they might yet matter, and those of a loser only where they do so whatever still happens.
/// What somebody has accepted not to know (R10.26) is not asked beyond what the sheet asks.
[[nodiscard]] EventQuestions eventQuestions(const Event& event);

/// Whether all of these are values of losers: of strongholds, the first of R3.2.
[[nodiscard]] bool areLosersStrongholds(const Event& event,
                                        const std::vector<OpenQuestion>& questions);

} // namespace mentat
