#pragma once

#include "model/event.h"
#include "model/finding.h"
#include "scoring/award.h"
#include "scoring/dune/games/field.h"

namespace mentat {

/// R5.3, in the order of the factions, without factions that no eligible player played.
[[nodiscard]] std::vector<Award> duneAwards(const Field& field);
[[nodiscard]] std::vector<Award> duneAwards(const Event& event);

/// The state of a Best Faction award (R5.3).
struct AwardCourse {
    Award award; // no winners if no eligible player played the faction
    /// Heats are still to be played or recorded: the leader can change.
    bool isLive = false;
    Findings questions; // R10.26: PP that could still win or share it
    /// The latest decision about the faction; applies only if award.decided.
    std::optional<AwardDecision> decision;
    /// The event is over, and nobody handed the award out there.
    bool isToBeSent = false;

    [[nodiscard]] bool isHandedOver() const { return decision && decision->handedOver; }
    friend bool operator==(const AwardCourse&, const AwardCourse&) = default;
};

/// One for each faction of the event's sets and each other faction that was played, in the order of
/// the factions.
[[nodiscard]] std::vector<AwardCourse> awardCourses(const Event& event);

/// Whether the player already holds the award alone: another game can only improve its figure.
[[nodiscard]] bool isHeldBy(const Award& award, const PlayerId& player);

/// Whether an unknown value of a seat (its PP, its faction, the turns of its game) could give the
/// player a Best Faction award that they do not have, or a share of it (R5.3): with the PP that the
/// board left (R10.21), any number of turns, and any faction it may have been. False where all
/// three are known. The game is a completed game of a heat, the player not disqualified; awards:
/// the event's, from duneAwards().
[[nodiscard]] bool couldWinAward(const Event& event, const std::vector<Award>& awards,
                                 const Game& game, const Seat& seat);

} // namespace mentat
