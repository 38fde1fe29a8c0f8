#pragma once

#include "model/event.h"
#include "scoring/players.h"
#include "scoring/statistics/history.h"

namespace mentat {

/// Everybody registered, in the order of registration. The event has no error of H10.
[[nodiscard]] std::vector<PlayerRecord> rulesetRecords(const Event& event);

/// The same of the event.
[[nodiscard]] YearFacts rulesetYearFacts(const Event& event);

} // namespace mentat
