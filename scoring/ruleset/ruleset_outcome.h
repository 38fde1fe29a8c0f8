#pragma once

#include "model/event.h"

#include <vector>

namespace mentat {

struct RankMove {
    PlayerId player;
    std::optional<Place> from; // absent: was not ranked
    std::optional<Place> to;   // absent: is not ranked any more
    friend bool operator==(const RankMove&, const RankMove&) = default;
};

/// What another ruleset would change of what the games of an event came to, asked before it is
/// taken: scoring/outcome_change.h with where everybody moves, and what becomes of the stages.
struct RulesetOutcome {
    std::vector<RankMove> moves;      // in the order of the standings that would be
    std::vector<PlayerId> entering;   // who would qualify for the first stage held
    std::vector<PlayerId> leaving;    // who would no longer
    std::vector<Name> held;           // stages that would be held and now are not
    std::vector<Name> notHeld;        // the other way round
    std::vector<Name> reseated;       // the same people at other tables
    std::vector<PlayerId> placements; // whose place or laurels differ (H11, R7.6)

    [[nodiscard]] bool isNothing() const { return *this == RulesetOutcome(); }
    friend bool operator==(const RulesetOutcome&, const RulesetOutcome&) = default;
};

/// Both by a ruleset and without an error of H10.
[[nodiscard]] RulesetOutcome rulesetOutcome(const Event& before, const Event& after);

} // namespace mentat
