#pragma once

#include "scoring/heats/seating/avoiding_draw.h"

namespace mentat {

/// So many are paired exactly; of more the search finds pairs as of larger tables.
inline constexpr size_t mostPairedExactly = 512;

/// Whether a task's draw by record is proven to be the best: all its tables are of two, and there
/// are not too many.
[[nodiscard]] bool isPairedExactly(const SeatingTask& task);

/// A draw by record (pairing `record`): of all draws with the fewest together who are to be apart,
/// and of these with the fewest repeats, one in which the people at a table have records as near to
/// each other as can be, by the sum of their squared differences; chance among equals. Of tables of
/// two none is better, of larger ones none better than the bound. The task can be seated and has a
/// record for each entrant.
[[nodiscard]] AvoidingDraw recordDraw(const SeatingTask& task, DrawSource& source);

} // namespace mentat
