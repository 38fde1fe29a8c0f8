#pragma once

#include "model/rounds/round.h"
#include "scoring/warnings.h"

namespace mentat {

/// H10.21 to H10.27, in document order. The event has no H10 error.
[[nodiscard]] Warnings rulesetWarnings(const Event& event);

/// Of one game, as if it were at this address.
[[nodiscard]] Warnings rulesetWarnings(const Event& event, const GameAddress& place,
                                       const Game& game);

} // namespace mentat
