#pragma once

#include "model/event.h"

#include <vector>

namespace mentat {

/// How a different reading would change the results of the same games: computed before changing a
/// setting they were played under. Players in the order of the previous standings or places.
struct OutcomeChange {
    std::vector<PlayerId> points;     // whose points differ (R2)
    std::vector<PlayerId> ranks;      // whose rank differs (R4)
    std::vector<PlayerId> entering;   // who would qualify for the final (R4.6)
    std::vector<PlayerId> leaving;    // who would no longer qualify
    std::vector<Side> awards;         // with other winners or another figure (R5.3)
    std::vector<PlayerId> placements; // whose place, laurels, or plaque in the final differ (R7)

    [[nodiscard]] bool isNothing() const { return *this == OutcomeChange(); }
    friend bool operator==(const OutcomeChange&, const OutcomeChange&) = default;
};

/// Both events have the same kind; what the kind does not answer does not differ.
[[nodiscard]] OutcomeChange outcomeChange(const Event& before, const Event& after);

} // namespace mentat
