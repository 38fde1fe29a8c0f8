#pragma once

#include "model/changes/change.h"
#include "scoring/heats/final/advanced_round.h"

namespace mentat {

/// What is recorded of a stage beside its games, at its place among those of which something is;
/// with nothing in it where nothing is recorded of it yet. Of an event that has such a round.
[[nodiscard]] Placed<Stage> stageAt(const Event& event, const Name& stage);

/// A change of an advanced round's stage; absent: of the final's. Of an event that has such a
/// round.
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
