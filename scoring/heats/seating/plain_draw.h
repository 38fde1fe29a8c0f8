#pragma once

#include "scoring/heats/seating/draw_source.h"
#include "scoring/heats/seating/seating_task.h"

#include <optional>
#include <vector>

namespace mentat {

/// Whether the wishes of R1.5 leave people enough for the tables: nobody who plays the base game
/// only has to sit at a variant table.
[[nodiscard]] bool canBeSeated(const SeatingTask& task);

/// R1.5: how many of those who said variant cannot have a seat with it at the task's tables,
/// whoever sits there.
[[nodiscard]] qint64 fewestOpenWishes(const SeatingTask& task);

/// R1.7: uniform over all seatings that respect R1.5: nobody who plays the base game only sits at
/// a variant table, and those who said variant come first there, then who said either. The
/// order within a table is that of its seats. The task can be seated.
[[nodiscard]] Seating plainDraw(const SeatingTask& task, DrawSource& source);

/// Somebody who could have a bye, by the heats of a lower number.
struct ByeCandidate {
    int byes = 0;            // that they have had
    std::optional<int> rank; // in the standings; absent: without a game yet
};

/// H1: who has the byes, by their position in the list, in turn: whoever has had the fewest, then
/// the lowest in the standings (who has no rank is below all), then by chance. No more byes than
/// candidates.
[[nodiscard]] std::vector<size_t> byesInTurn(const std::vector<ByeCandidate>& candidates,
                                             size_t byes, DrawSource& source);

} // namespace mentat
