#pragma once

#include "model/event.h"
#include "scoring/today/to_do.h"

namespace mentat {

/// What is to be done, the next first, then what is wrong, then what is to be asked. now: on the
/// venue's wall clock.
[[nodiscard]] std::vector<ToDo> duneToDo(const Event& event, const VenueTime& now);

/// What closing the event would leave open, in the order of the event.
[[nodiscard]] std::vector<ToDo> duneOpenAtClosing(const Event& event);

/// The heats and the final in figures; empty while the event has no heat.
[[nodiscard]] std::vector<DayCard> duneDayCards(const Event& event, const VenueTime& now);

} // namespace mentat
