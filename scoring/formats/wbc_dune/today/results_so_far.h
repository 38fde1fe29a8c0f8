#pragma once

#include "model/formats/wbc_dune/dune_play.h"

namespace mentat {

/// How far the heats' results are, void tables aside.
struct ResultsSoFar {
    int tables = 0;
    int recorded = 0;
    int unchecked = 0; // recorded, and not held against the sheet a second time
    friend bool operator==(const ResultsSoFar&, const ResultsSoFar&) = default;
};
[[nodiscard]] ResultsSoFar resultsSoFar(const DunePlay& play);

/// The heat whose tables people look for: the last one that has tables to start or playing.
[[nodiscard]] const Heat* heatToBeSeated(const DunePlay& play);

} // namespace mentat
