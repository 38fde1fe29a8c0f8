#pragma once

#include "reports/wording/language/language.h"
#include "scoring/dune/battle.h"
#include "scoring/dune/games/map.h"

#include <QString>

namespace mentat {

/// The text of a rule next to a field, a list, or a button of the window.
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

/// What Ecaz's forces do for an ally with this dial.
[[nodiscard]] QString occupyText(const Language& language, Count ecazForces, DialInHalves dial);
/// What differs in the source's own example; otherwise empty.
[[nodiscard]] QString occupyDoubt(const Language& language, Count ecazForces);

} // namespace mentat
