#pragma once

#include "model/result.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/table_sizes.h"

namespace mentat {

/// A way in which a heat could be drawn.
struct DrawOption {
    SplitKind kind;
    std::vector<int> sizes;             // the largest first
    std::vector<PlayerId> leftOut = {}; // who would sit out: the last to check in
    int byes = 0; // H1: so many would have byes instead, and the draw says who
    std::vector<PlayerId> broughtIn = {}; // of those who play only if needed
    int missing = 0;                      // players who are not there at all: "one more makes …"
    size_t mostVariantTables = 0;         // any number from none to this is possible
    std::optional<qint64> minutes = {};   // how long its games are expected to take
    qint64 bound = 0;                     // no seating has fewer repeats
    friend bool operator==(const DrawOption&, const DrawOption&) = default;
};

/// R1.1, R1.2: the default first, then the other splits, those with games under 5 or with people
/// who sit out where there is no other, then those with people who play only if needed, or with one
/// more who would have to come. Failures: UnknownHeat, NoEntrants, DisqualifiedEntrant.
[[nodiscard]] Result<std::vector<DrawOption>> drawOptions(const Event& event, HeatNumber heat,
                                                          const GameLengths& lengths);

} // namespace mentat
