#pragma once

#include "model/event.h"

#include <vector>

namespace mentat {

struct RankMove {
    PlayerId player;
    std::optional<Place> from; // absent: was not ranked
    std::optional<Place> to;   // absent: no longer ranked
    friend bool operator==(const RankMove&, const RankMove&) = default;
};

/// How a different ruleset would change an event's results, computed before it is applied: as
/// scoring/outcome_change.h, with every move in the standings and the effect on the stages.
struct RulesetOutcome {
    std::vector<RankMove> moves;      // in the order of the resulting standings
    std::vector<PlayerId> entering;   // who would qualify for the first stage held
    std::vector<PlayerId> leaving;    // who would no longer qualify
    std::vector<Name> held;           // stages that would be held and now are not
    std::vector<Name> notHeld;        // the reverse
    std::vector<Name> reseated;       // same people, different tables
    std::vector<PlayerId> placements; // whose place or laurels differ (H11, R7.6)

    [[nodiscard]] bool isNothing() const { return *this == RulesetOutcome(); }
    friend bool operator==(const RulesetOutcome&, const RulesetOutcome&) = default;
};

/// Both by a ruleset, without an H10 error.
[[nodiscard]] RulesetOutcome rulesetOutcome(const Event& before, const Event& after);

} // namespace mentat
