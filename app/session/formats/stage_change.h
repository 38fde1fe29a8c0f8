#pragma once

#include "model/changes/change.h"

namespace mentat {

/// A change of the final's stage, with what its format has beside it as it was. Of an event with
/// heats.
[[nodiscard]] Change changeStage(const Event& event, ChangeKind kind, Values operands,
                                 const Stage& stage);

} // namespace mentat
