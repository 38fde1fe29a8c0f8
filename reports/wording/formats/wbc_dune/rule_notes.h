#pragma once

#include "reports/wording/language.h"

namespace mentat {

/// What a rule says, as it stands beside a field, a list or a button of the window.
enum class RuleNote {
    FinalClockWaived,
    FinalRollAgain,
    FinalRollForPlace,
    LateStaysOut,
    PoolOfFullTable,
    PoolOfThree,
    PoolWithExpansion,
    QpOfEachWinner,
    OtherTieBreakReading,
    CountedAtStop,
    CountedAfterTurn,
    AdjudicationByHand,
    BattleForces,
    BattleForcesWithCyborgs,
    BattleKarama,
};

[[nodiscard]] QString ruleNote(const Language& language, RuleNote note);

} // namespace mentat
