#pragma once

#include "model/event.h"
#include "scoring/dune/games/field.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/warnings.h"

namespace mentat {

/// R10.27: who sits where, with what. lineUp: the computed one.
[[nodiscard]] Findings seatingWarnings(const Field& field, const std::vector<PlayerId>& lineUp,
                                       const AddressedGame& placed);

/// R10.21–R10.27 over the whole event. A game's acceptance of a rule covers all that the game has
/// under it.
[[nodiscard]] Warnings duneWarnings(const Event& event);

} // namespace mentat
