#pragma once

#include "model/event.h"

namespace mentat {

/// For practice: a plausible end of a heat's game, with a result by its event's ruleset (H2), now
/// and then with a shared place, a tie broken in the game, or a dropout; it ends by the latest
/// time, if there is one. The same seed gives the same end. The game has seats.
[[nodiscard]] Game believableResult(const Event& event, Game game,
                                    const std::optional<VenueTime>& latestEnd, qint64 seed);

} // namespace mentat
