#pragma once

#include "scoring/heats/seating/draw_source.h"
#include "scoring/heats/seating/seating_cost.h"
#include "scoring/heats/seating/seating_task.h"

namespace mentat {

struct AvoidingDraw {
    Seating seating;
    SeatingCost cost;
    qint64 bound = 0;       // repeatBound(): no draw at these tables has fewer repeats
    qint64 recordBound = 0; // the bound of cost.record
};

/// How far a search goes, in steps rather than time: the same task and seed give the same draw on
/// every machine (R1.7). Part of the draw's algorithm version.
struct SearchLimits {
    // Steps without an improvement that end the search: for repeats, then for short games.
    size_t stepsPerEntrant = 2000;
    size_t sharingStepsPerEntrant = 30;
    size_t roundsPerEntrant = 60; // for the levels below the repeats
    bool looksAhead = true;       // whether the last level counts
};

/// R1.7: a random draw with as few repeat meetings as the search finds; keep-apart wishes and R1.5
/// take precedence, see SeatingCost. Records, if any, come next, as close as the search finds. The
/// task must be seatable (plain_draw.h).
[[nodiscard]] AvoidingDraw avoidingDraw(const SeatingTask& task, DrawSource& source,
                                        const SearchLimits& limits = {});

/// Up to this many players are paired exactly; more are paired by the search, like larger tables.
inline constexpr size_t maxPairedExactly = 512;

/// Whether a task's draw by record is provably optimal: all tables have two seats, and there are
/// not too many.
[[nodiscard]] bool isPairedExactly(const SeatingTask& task);

/// A draw by record (pairing `record`): among the draws with the fewest kept-apart pairs together,
/// and among these with the fewest repeats, one in which players at a table have records as close
/// as possible, by the sum of squared differences; ties by chance. For tables of two it is optimal,
/// for larger ones no draw beats the bound. The task must be seatable and have a record for each
/// entrant.
[[nodiscard]] AvoidingDraw recordDraw(const SeatingTask& task, DrawSource& source);

} // namespace mentat
