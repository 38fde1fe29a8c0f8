#pragma once

#include "scoring/heats/seating/draw_source.h"
#include "scoring/heats/seating/seating_task.h"

#include <optional>
#include <vector>

namespace mentat {

/// Whether the wishes of R1.5 leave enough players for the tables: nobody who plays only the base
/// game has to sit at a variant table.
[[nodiscard]] bool canBeSeated(const SeatingTask& task);

/// R1.5: the least number of players wanting the variant who get no variant seat at the task's
/// tables, whoever sits where.
[[nodiscard]] qint64 fewestOpenWishes(const SeatingTask& task);

/// R1.7: uniform over all seatings that respect R1.5: nobody who plays only the base game sits at a
/// variant table, and those who want the variant come first there, before players with no
/// preference. The order within a table is that of its seats. The task must be seatable.
[[nodiscard]] Seating plainDraw(const SeatingTask& task, DrawSource& source);

/// A candidate for a bye, by the heats with a lower number.
struct ByeCandidate {
    int byes = 0;            // byes so far
    std::optional<int> rank; // in the standings; absent: no game yet
};

/// H1: the players with byes, by position in the list, in turn: the fewest byes so far, then the
/// lowest in the standings (a player without a rank is below all), then by chance. No more byes
/// than candidates.
[[nodiscard]] std::vector<size_t> byesInTurn(const std::vector<ByeCandidate>& candidates,
                                             size_t byes, DrawSource& source);

} // namespace mentat
