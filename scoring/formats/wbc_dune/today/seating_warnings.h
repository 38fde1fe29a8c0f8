#pragma once

#include "scoring/formats/wbc_dune/games/field.h"
#include "scoring/heats/games/games_played.h"

namespace mentat {

/// R10.27: who sits where, with what. lineUp: the computed one.
[[nodiscard]] Findings seatingWarnings(const Field& field, const std::vector<PlayerId>& lineUp,
                                       const PlacedGame& placed);

} // namespace mentat
