#pragma once

#include "model/change.h"

namespace mentat {

/// What the person at the desk does in an Eye of the Storm session; see app/session/acts.h.

[[nodiscard]] Result<Change> changeHouse(const Event& event, const PlayerId& player,
                                         const std::optional<House>& house);
/// A game as it ended; one of a number not yet there comes last.
[[nodiscard]] Result<Change> recordStormGame(const Event& event, const StormGame& game);

} // namespace mentat
