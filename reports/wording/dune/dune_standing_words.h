#pragma once

#include "reports/wording/standing_words.h"

namespace mentat {

[[nodiscard]] StandingWords standingWordsOf(std::type_identity<DunePlay>);

} // namespace mentat
