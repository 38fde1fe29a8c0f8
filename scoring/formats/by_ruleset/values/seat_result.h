#pragma once

#include "model/formats/by_ruleset/ruleset_play.h"
#include "scoring/ranking/exact.h"

namespace mentat {

/// H2: what a complete game comes to for one of its seats. Keeps pointers to both.
struct SeatResult {
    const Game* game = nullptr;
    const Seat* seat = nullptr;
    int place = 1;
    int sharing = 1;              // how many have this place
    int tableSize = 1;            // dropouts counted
    std::optional<Decimal> score; // absent: unknown, as a dropout's always is
    /// Of a table that is scored.
    struct TableScores {
        Decimal best;
        qint64 sum; // in thousandths
    };
    std::optional<TableScores> table;
};

/// Of a complete game, in the order of its seats.
[[nodiscard]] std::vector<SeatResult> resultsOf(const Game& game, Scores scores);

// H4: what a seat's score is worth at its table: 0 where the table is not scored, the own score is
// unknown or the divisor is not positive.

/// Of the sum of the table's.
[[nodiscard]] Exact shareOfScores(const SeatResult& result);
/// `high`: of the table's best; `low`: the best of one's own.
[[nodiscard]] Exact scoreOfFirst(const SeatResult& result, Scores scores);
/// How much it is behind the table's best, in thousandths; absent where the table is not scored or
/// the own score is unknown.
[[nodiscard]] std::optional<qint64> behindFirst(const SeatResult& result);

} // namespace mentat
