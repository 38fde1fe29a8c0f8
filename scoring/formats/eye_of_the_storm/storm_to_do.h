#pragma once

#include "model/event.h"
#include "scoring/to_do.h"

namespace mentat {

/// The next game, what is odd about games and houses, and which houses are not complete. The event
/// is one of this format.
[[nodiscard]] std::vector<ToDo> stormToDo(const Event& event, const VenueTime& now);
[[nodiscard]] std::vector<ToDo> stormOpenAtClosing(const Event& event);

} // namespace mentat
