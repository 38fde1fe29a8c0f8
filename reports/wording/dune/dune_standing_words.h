#pragma once

#include "reports/wording/standing_words.h"

namespace mentat {

[[nodiscard]] StandingWords duneStandingWords();

} // namespace mentat
