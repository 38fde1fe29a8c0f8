#pragma once

#include "model/event.h"
#include "scoring/today/to_do.h"

namespace mentat {

/// What to do, next things first, then errors, then questions. now: the venue's wall clock.
[[nodiscard]] std::vector<ToDo> duneToDo(const Event& event, const VenueTime& now);

/// What closing the event would leave open, in the order of the event.
[[nodiscard]] std::vector<ToDo> duneOpenAtClosing(const Event& event);

/// The heats and the final in figures; empty without heats.
[[nodiscard]] std::vector<DayCard> duneDayCards(const Event& event, const VenueTime& now);

} // namespace mentat
