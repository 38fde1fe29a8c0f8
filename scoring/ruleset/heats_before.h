#pragma once

#include "scoring/heats/heats_scoring.h"

namespace mentat {

/// What the heats of a lower number say of the entrants of a heat, as far as the ruleset draws by
/// it: with `pairing` `record` their wins, from the second heat on; with `byes` (H1) how many they
/// have had and where they are in the standings of those heats. The event has no error of H10.
[[nodiscard]] HeatsBefore rulesetHeatsBefore(const Event& event, HeatNumber heat,
                                             const std::vector<PlayerId>& entrants);

} // namespace mentat
