#pragma once

#include "scoring/heats/heats_scoring.h"

namespace mentat {

/// What the machinery of heats asks of Dune: the factions that the program draws, or that are the
/// last ones left (R1.3, R1.6), what is to be asked and accepted.
extern const HeatsScoring duneHeatsScoring;

} // namespace mentat
