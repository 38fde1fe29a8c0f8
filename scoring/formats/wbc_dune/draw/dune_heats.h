#pragma once

#include "scoring/heats/heats_scoring.h"

namespace mentat {

/// R1.3, R1.6: the factions that the program draws, or that are the last ones left.
extern const HeatsScoring duneHeatsScoring;

} // namespace mentat
