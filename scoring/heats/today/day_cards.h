#pragma once

#include "model/rounds/round.h"
#include "scoring/today/to_do.h"

namespace mentat {

/// A card for each heat, in their order, then those of the advanced rounds, and which the clock is
/// about (roundOfTheHour). None where the event has no heats.
[[nodiscard]] std::vector<DayCard> dayCards(const Event& event, const VenueTime& now,
                                            std::vector<DayCard> ofAdvanced);

/// How far the tables of a round have come, void ones aside; absent where there is none.
[[nodiscard]] std::optional<DayCard> cardOfTables(const Round& round);

/// Whether a heat has a table with a result.
[[nodiscard]] bool isAnyRecorded(const HeatsPlay& play);

} // namespace mentat
