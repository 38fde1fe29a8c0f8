#pragma once

#include "model/event.h"
#include "scoring/players.h"
#include "scoring/statistics/history.h"

namespace mentat {

/// Everybody registered, in the order of registration. The event has no error of R10 and is one
/// with heats.
[[nodiscard]] std::vector<PlayerRecord> duneRecords(const Event& event);

/// The event has no error of R10, and is one with heats.
[[nodiscard]] YearFacts duneYearFacts(const Event& event);

} // namespace mentat
