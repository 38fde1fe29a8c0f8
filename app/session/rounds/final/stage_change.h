#pragma once

#include "model/changes/change.h"
#include "scoring/heats/final/advanced_round.h"

namespace mentat {

/// What is recorded of an advanced round beside its games, at its place among those of which
/// something is; with nothing in it where nothing is recorded of it yet. Of an event that has such
/// a round.
[[nodiscard]] Placed<Stage> stageAt(const Event& event, const Name& round);

/// That with this in it. more: the operands behind the round. Of an event that has it.
[[nodiscard]] Change stageChange(const Event& event, const Name& round, const Stage& stage,
                                 ChangeKind kind, const Values& more = {});

} // namespace mentat
