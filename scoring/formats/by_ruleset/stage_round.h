#pragma once

#include "scoring/formats/by_ruleset/stage_lineups.h"
#include "scoring/heats/final/advanced_round.h"

namespace mentat {

/// Who plays a stage, as call list, line-up and closing go by it (R7.1): H6 to H8, the last stage
/// where none is named. Absent: the ruleset has none of this name.
[[nodiscard]] std::optional<AdvancedRound> rulesetRound(const Event& event, const Name& name);

/// The same by line-ups that are known.
[[nodiscard]] AdvancedRound stageRound(const Event& event, const StageLineUps& lineUps,
                                       const Name& stage);

} // namespace mentat
