#pragma once

#include "model/values/numbers.h"
#include "scoring/ranking/ranking.h"

namespace mentat {

/// R7.5, R7.6, H11: somebody's place in the event.
struct Placement {
    Place place;
    PlayerId player;
    bool tied = false; // shares the place until a roll
    Fraction laurels{0, 1};
    bool plaque = false;              // R7.6
    std::vector<OrderValue> values{}; // for each key that places go by
    Separation fromNext = IsLast{};
    friend bool operator==(const Placement&, const Placement&) = default;
};

/// R7.6: with laurels and plaques, shared by those who share a place.
[[nodiscard]] std::vector<Placement> placementsOf(std::vector<Ranked> rows, size_t participants,
                                                  Count prizeLevel);

/// R7.6: the laurels of one place among `participants`, before a shared place takes its mean.
[[nodiscard]] qint64 laurelsOf(size_t place, size_t participants, Count prizeLevel);

/// R7.6: how many places from the first on get a plaque or laurels.
[[nodiscard]] size_t placesWithPrizes(size_t participants, Count prizeLevel);

} // namespace mentat
