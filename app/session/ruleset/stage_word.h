#pragma once

#include "model/changes/change.h"
#include "model/event.h"
#include "model/result.h"

#include <optional>

namespace mentat {

/// H8: whether the GM can still decide that the stage is held or not: it is not the final, which
/// always is, and neither it nor a later one has games.
[[nodiscard]] bool canDecideStage(const Event& event, const Name& stage);

/// The GM's decision whether a stage of the ruleset is held, with the reason; absent: the ruleset
/// decides. See app/session/acts.h. Failures: UnknownStage, StageSettled if it is too late,
/// StageDecidedAlready, ReasonMissing.
[[nodiscard]] Result<Change> decideStage(const Event& event, const Name& stage,
                                         std::optional<bool> held, const QString& reason = {});

} // namespace mentat
