#pragma once

#include "model/event.h"
#include "scoring/player_record.h"

namespace mentat {

/// Everybody registered, in the order of registration. The event is one of this format.
[[nodiscard]] std::vector<PlayerRecord> stormRecords(const Event& event);

} // namespace mentat
