#pragma once

#include "model/event.h"
#include "scoring/placement.h"

namespace mentat {

/// R7.5, R7.6, in order; equal ones in the order of registration. Empty while the final is not
/// finished.
[[nodiscard]] std::vector<Placement> dunePlacements(const Event& event);

/// R7.6: the laurels of one place among `participants`, before a shared place takes its mean.
[[nodiscard]] qint64 laurelsOf(size_t place, size_t participants, Count prizeLevel);

} // namespace mentat
