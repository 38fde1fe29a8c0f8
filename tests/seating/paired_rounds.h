#pragma once

#include "scoring/heats/seating/seating_task.h"
#include "tests/support/random_source.h"
#include "tests/support/raw/exact_pairing.h"

namespace mentat::test {

/// What a random event of rounds at tables of two has come to.
struct PairedSoFar {
    size_t players = 8;
    int rounds = 3;
    qint64 unit = 2;   // of a win; a draw is half of it
    int apart = 0;     // pairs who are to be kept apart, one in four by the GM's word
    bool near = false; // whether like records met: repeats are hard to avoid then
};

/// The next round: everyone is there, with a record and whom they have met.
[[nodiscard]] SeatingTask nextRound(const PairedSoFar& far, RandomSource& random);

/// What each two of a task cost together, counted from the task alone.
[[nodiscard]] raw::PairLevelCosts levelCostsOf(const SeatingTask& task);

/// A draw at tables of two as pairs.
[[nodiscard]] raw::Pairing pairsOf(const Seating& seating);

} // namespace mentat::test
