#pragma once

#include "reports/wording/language/language.h"
#include "scoring/dune/battle.h"
#include "scoring/dune/games/map.h"

#include <QString>

namespace mentat {

/// What a rule says, as it stands beside a field, a list or a button of the window.
enum class RuleNote {
    FinalClockWaived,
    FinalRollAgain,
    FinalRollForPlace,
    PoolOfFullTable,
    PoolOfThree,
    PoolWithExpansion,
    QpOfEachWinner,
    AllianceTotalsDisagree,
    OwnValuesDisagree,
    CountedAtStop,
    CountedAfterTurn,
    AdjudicationByHand,
    BattleForces,
    BattleForcesWithCyborgs,
    BattleKarama,
};

[[nodiscard]] QString ruleNote(const Language& language, RuleNote note);

/// "All the forces come to at most 3.5, less than was dialed (R12)."
[[nodiscard]] QString noLossesText(const Language& language, const NoLosses& reason,
                                   const BattlePlan& plan);

/// What the forces of Ecaz do beside an ally that dialed this.
[[nodiscard]] QString occupyText(const Language& language, Count ecazForces, DialInHalves dial);
/// Where the source's own example says otherwise, what; else empty.
[[nodiscard]] QString occupyDoubt(const Language& language, Count ecazForces);

} // namespace mentat
