#pragma once

#include "model/rounds/heats_play.h"

namespace mentat {

/// How far the heats' results are, void tables aside.
struct ResultsSoFar {
    int tables = 0;
    int recorded = 0;
    int unchecked = 0; // recorded, and not held against the sheet a second time
    friend bool operator==(const ResultsSoFar&, const ResultsSoFar&) = default;
};
[[nodiscard]] ResultsSoFar resultsSoFar(const HeatsPlay& play);

/// Whether no result can come in any more but by a correction: each heat has tables, and all are
/// finished or void; or the final is being played, which ends the heats whatever became of them.
[[nodiscard]] bool areHeatsOver(const Event& event);

} // namespace mentat
