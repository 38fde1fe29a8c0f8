#pragma once

#include "model/event.h"

namespace mentat {

/// The game of a heat as it could have ended, for practice: with a result by its event's ruleset
/// (H2), now and then with a shared place, a tie that the game itself broke, or somebody who left;
/// it ends by the latest time, where there is one. Same seed, same end. The game has seats.
[[nodiscard]] Game believableResult(const Event& event, Game game,
                                    const std::optional<VenueTime>& latestEnd, qint64 seed);

} // namespace mentat
