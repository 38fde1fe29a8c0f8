#pragma once

#include "model/event.h"
#include "scoring/today/day_card.h"

namespace mentat {

/// A card for each heat, in their order.
[[nodiscard]] std::vector<DayCard> heatCards(const Event& event, const VenueTime& now);

/// How far the tables of a heat or a round have come, void ones aside; absent where there is none.
[[nodiscard]] std::optional<DayCard> cardOfTables(const std::vector<Game>& games);

/// Whether a heat has a table with a result.
[[nodiscard]] bool isAnyRecorded(const HeatsPlay& play);

} // namespace mentat
