#pragma once

#include "model/event.h"
#include "scoring/heats/seating/seating_task.h"

namespace mentat {

/// The pairs of entrants who are to be kept apart.
[[nodiscard]] std::vector<ApartPair> apartPairs(const Event& event,
                                                const std::vector<PlayerId>& entrants);

} // namespace mentat
