#pragma once

#include "model/rounds/round.h"
#include "scoring/today/to_do.h"

namespace mentat {

/// A card for each heat, then for each advanced round, in order, with a mark on the one that the
/// clock shows (roundOfTheHour). Empty without heats.
[[nodiscard]] std::vector<DayCard> dayCards(const Event& event, const VenueTime& now,
                                            std::vector<DayCard> ofAdvanced);

/// The progress of a round's tables, void ones aside; absent without tables.
[[nodiscard]] std::optional<DayCard> cardOfTables(const Round& round);

/// Whether a heat has a table with a result.
[[nodiscard]] bool isAnyRecorded(const HeatsPlay& play);

} // namespace mentat
