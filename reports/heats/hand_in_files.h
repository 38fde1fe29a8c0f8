#pragma once

#include "reports/heats/games_and_hours.h"
#include "scoring/ranking/standings.h"

#include <limits>

namespace mentat {

/// A kind's part of the hand-in.
struct HandInFacts {
    std::vector<RoundAfterHeats> rounds; // the final is last; empty: there is no final
    std::vector<Placement> placements;   // empty while unknown
    /// Up to this many players, missing facts are listed one by one, above it only counted.
    int maxNamed = std::numeric_limits<int>::max();
};

/// What the convention asks of the GM at the end: the list of participants and the result form.
/// Keeps no references.
[[nodiscard]] ReportFiles handInFiles(const ReportRequest& request, const HandInFacts& facts);

} // namespace mentat
