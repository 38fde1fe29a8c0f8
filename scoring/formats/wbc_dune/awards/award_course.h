#pragma once

#include "model/finding.h"
#include "scoring/award.h"
#include "scoring/formats/wbc_dune/games/field.h"

namespace mentat {

/// How far a Best Faction award is (R5.3).
struct AwardCourse {
    Award award; // without anybody where nobody eligible played the faction
    /// Heats are still to be played or recorded: the leader can change.
    bool isLive = false;
    Findings questions; // R10.26: PP that could still win or share it
    /// The last one about the faction; counts only where award.decided.
    std::optional<AwardDecision> decision;
    /// The event is over, and the award was not handed over there.
    bool isToBeSent = false;

    [[nodiscard]] bool isHandedOver() const { return decision && decision->handedOver; }
    friend bool operator==(const AwardCourse&, const AwardCourse&) = default;
};

/// One for each faction of the event's sets, and for each that somebody played nevertheless, in the
/// order of the factions.
[[nodiscard]] std::vector<AwardCourse> awardCourses(const Event& event);

} // namespace mentat
