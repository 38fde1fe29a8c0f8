#pragma once

#include "reports/heats/games_and_hours.h"
#include "scoring/ranking/standings.h"

#include <limits>

namespace mentat {

/// What of the hand-in is the kind's own.
struct HandInFacts {
    std::vector<RoundAfterHeats> rounds; // the final is the last; none: there is no final
    std::vector<Placement> placements;   // empty while they are not known
    /// Of so many players it is said one by one what is not known, of more only how many they are.
    int mostNamed = std::numeric_limits<int>::max();
};

/// What the convention asks of the GM at the end: the participants and the result form. Keeps
/// nothing.
[[nodiscard]] ReportFiles handInFiles(const ReportRequest& request, const HandInFacts& facts);

} // namespace mentat
