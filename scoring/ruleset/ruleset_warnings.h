#pragma once

#include "model/rounds/round.h"
#include "scoring/warnings.h"

namespace mentat {

/// H10.21 to H10.27, in the order of the document. The event has no error of H10.
[[nodiscard]] Warnings rulesetWarnings(const Event& event);

/// Those of one game of the heats or the final, as if it stood so at its address.
[[nodiscard]] Warnings rulesetWarnings(const Event& event, const GameAddress& place,
                                       const Game& game);

} // namespace mentat
