#pragma once

#include "model/event.h"
#include "scoring/heats/games/open_question.h"

namespace mentat {

/// While heats are still to come, asks for a winner's values, which the sheet requires, if they
/// might matter, and for a loser's only if they matter whatever happens. Asks for nothing accepted
/// as unknown (R10.26) except what the sheet requires.
[[nodiscard]] EventQuestions eventQuestions(const Event& event);

/// Whether all of these are losers' strongholds, the first value of R3.2.
[[nodiscard]] bool areLosersStrongholds(const Event& event,
                                        const std::vector<OpenQuestion>& questions);

} // namespace mentat
