#pragma once

#include "app/session/edits.h"
#include "app/session/formats/heat_practice.h"
#include "scoring/heats/final/advanced_round.h"

namespace mentat {

/// See play_merge.h.
[[nodiscard]] Result<void> mergeInPlay(Edits& edits, const Event& event, const RulesetPlay& play,
                                       const PlayerId& kept, const PlayerId& other);
/// Of the heats and the stages.
[[nodiscard]] std::vector<std::vector<PlayerId>> seatedAtOnce(const RulesetPlay& play);

/// The final with another stage, which is its round of the ruleset.
[[nodiscard]] AnyEdit stageEdit(const Event& event, const RulesetPlay& play, const Stage& stage,
                                const RoundName& round);

/// See practice_play.h.
[[nodiscard]] const HeatsPractice* practiceOf(const RulesetPlay& play);
/// Three heats by the same ruleset on three days.
[[nodiscard]] std::optional<Play> inventedLike(const RulesetPlay& play, QDate firstDay);

} // namespace mentat
