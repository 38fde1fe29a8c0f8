#pragma once

#include "model/event.h"
#include "scoring/dune/games/field.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/warnings.h"

namespace mentat {

/// R10.27: players and their seats. lineUp: the computed one.
[[nodiscard]] Findings seatingWarnings(const Field& field, const std::vector<PlayerId>& lineUp,
                                       const AddressedGame& placed);

/// R10.21–R10.27 for the whole event. A game's acceptance of a rule covers all of the game's
/// warnings under it.
[[nodiscard]] Warnings duneWarnings(const Event& event);

} // namespace mentat
