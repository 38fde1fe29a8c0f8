#pragma once

#include "ui/desk/page_format.h"

#include <vector>

namespace mentat {

/// What the page Event holds of this format: heats, settings, faction pools.
[[nodiscard]] std::vector<EventPart> duneEventParts(const Surroundings& surroundings);
/// Heats and the final.
[[nodiscard]] std::vector<ScheduleLine> duneSchedule(const Event& event);

} // namespace mentat
