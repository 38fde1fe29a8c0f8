#pragma once

#include "scoring/ranking/placement.h"

namespace mentat {

/// R7.6: the laurels of one place among `participants`, before a shared place takes its mean.
[[nodiscard]] qint64 laurelsOf(size_t place, size_t participants, Count prizeLevel);

/// R7.6: how many places from the first on get a plaque or laurels.
[[nodiscard]] size_t placesWithPrizes(size_t participants, Count prizeLevel);

/// Gives those who stand in order their places, laurels and plaques (R7.6): who is not separated
/// from the next shares a place with them.
void addPlaces(std::vector<Placement>& placements, size_t participants, Count prizeLevel);

} // namespace mentat
