#pragma once

#include "model/event.h"
#include "scoring/players.h"
#include "scoring/statistics/history.h"

namespace mentat {

/// Every registered player, in the order of registration. The event has no H10 error.
[[nodiscard]] std::vector<PlayerRecord> rulesetRecords(const Event& event);

/// The event in the history.
[[nodiscard]] YearFacts rulesetYearFacts(const Event& event);

} // namespace mentat
