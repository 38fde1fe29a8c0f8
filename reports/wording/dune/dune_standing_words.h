#pragma once

#include "reports/wording/standing_words.h"

namespace mentat {

[[nodiscard]] StandingWords duneStandingWords();
/// R7.5: says that all of %1 share a place.
[[nodiscard]] Phrase dunePlaceTie();

} // namespace mentat
