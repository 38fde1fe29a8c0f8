#pragma once

#include "model/changes/change.h"
#include "scoring/heats/final/advanced_round.h"

namespace mentat {

/// A change of an advanced round's stage, with what its format has beside it as it was; absent: of
/// the final's. Of an event with heats that has the round.
[[nodiscard]] Change changeStage(const Event& event, ChangeKind kind, Values operands,
                                 const Stage& stage, const RoundName& round = {});

/// What an act is called that is done to the final of an event without other rounds, and to a stage
/// of one that has several.
struct RoundAct {
    ChangeKind ofFinal;
    ChangeKind ofStage;
};
/// The same; the operands of a stage begin with its name.
[[nodiscard]] Change changeRound(const Event& event, const RoundAct& act, Values operands,
                                 const Stage& stage, const RoundName& round);

} // namespace mentat
