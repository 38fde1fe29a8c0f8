#pragma once

#include "model/event.h"
#include "scoring/player_record.h"
#include "scoring/statistics/history.h"

namespace mentat {

/// Everybody registered, in the order of registration. The event is one of this format.
[[nodiscard]] std::vector<PlayerRecord> stormRecords(const Event& event);

/// A session in the history of its file: its ranking is its places (R11.4), without laurels.
[[nodiscard]] YearFacts stormYearFacts(const Event& event);

} // namespace mentat
