#pragma once

#include "model/event.h"
#include "model/finding.h"
#include "scoring/award.h"
#include "scoring/dune/games/field.h"

namespace mentat {

/// R5.3, in the order of the factions; those that nobody eligible played are left out.
[[nodiscard]] std::vector<Award> duneAwards(const Field& field);
[[nodiscard]] std::vector<Award> duneAwards(const Event& event);

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

/// Whether somebody has an award already, alone: whoever does can only better its figure.
[[nodiscard]] bool isHeldBy(const Award& award, const PlayerId& player);

/// Whether something unknown of a seat (its PP, its faction, the turns of its game) could bring the
/// player a Best Faction award that they do not have, or a share in it (R5.3): with what the board
/// left for these PP (R10.21), by any number of turns and any faction that may be meant. False
/// where all three are known. The game is a completed one of a heat, the player not disqualified;
/// awards: the event's, as duneAwards() gives them.
[[nodiscard]] bool couldWinAward(const Event& event, const std::vector<Award>& awards,
                                 const Game& game, const Seat& seat);

} // namespace mentat
