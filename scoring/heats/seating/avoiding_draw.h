#pragma once

#include "scoring/heats/seating/draw_source.h"
#include "scoring/heats/seating/seating_cost.h"
#include "scoring/heats/seating/seating_task.h"

namespace mentat {

struct AvoidingDraw {
    Seating seating;
    SeatingCost cost;
    qint64 bound = 0;       // repeatBound(): no draw at these tables has fewer repeats
    qint64 recordBound = 0; // the same of cost.record
};

/// How far a search goes, in steps, never in time: the same task and seed give the same draw on
/// every machine (R1.7). Part of the draw's algorithm version.
struct SearchLimits {
    // Without an improvement before the search ends: for the repeats, then for the short games.
    size_t stepsPerEntrant = 2000;
    size_t sharingStepsPerEntrant = 30;
    size_t roundsPerEntrant = 60; // of polishing the levels below the repeats
    bool looksAhead = true;       // whether the last level counts
};

/// R1.7: a random draw in which players meet again as little as can be found, keep-apart wishes and
/// R1.5 before it; see SeatingCost. With records they come next, as near as can be found. The task
/// can be seated (plain_draw.h).
[[nodiscard]] AvoidingDraw avoidingDraw(const SeatingTask& task, DrawSource& source,
                                        const SearchLimits& limits = {});

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
