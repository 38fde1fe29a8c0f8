#pragma once

#include "model/result.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/table_sizes.h"

namespace mentat {

/// One way to draw a heat.
struct DrawOption {
    SplitKind kind;
    std::vector<int> sizes;               // the largest first
    std::vector<PlayerId> leftOut = {};   // who would sit out: the last to check in
    int byes = 0;                         // H1: number of byes instead; the draw assigns them
    std::vector<PlayerId> broughtIn = {}; // players who play only if needed
    int missing = 0;                      // players who would have to come: "one more makes …"
    size_t mostVariantTables = 0;         // any number from none to this is possible
    std::optional<qint64> minutes = {};   // expected length of its games
    qint64 bound = 0;                     // no seating has fewer repeats
    friend bool operator==(const DrawOption&, const DrawOption&) = default;
};

/// R1.1, R1.2: the default first, then the other splits; options with games under 5 or with players
/// sitting out only if there is no other; then those with players who play only if needed, or with
/// one more player who would have to come. Failures: UnknownHeat, NoEntrants, DisqualifiedEntrant.
[[nodiscard]] Result<std::vector<DrawOption>> drawOptions(const Event& event, HeatNumber heat,
                                                          const GameLengths& lengths);

} // namespace mentat
