#pragma once

#include "app/session/formats/practice_play.h"
#include "app/session/rounds/rounds_merge.h"

namespace mentat {

/// See play_merge.h.
[[nodiscard]] inline Result<void> mergeInPlay(Edits& edits, const Event& event,
                                              const RulesetPlay& play, const PlayerId& kept,
                                              const PlayerId& other) {
    return mergeInHeats(edits, event, play, kept, other);
}

/// See practice_play.h.
[[nodiscard]] const HeatsPractice* practiceOf(const RulesetPlay& play);
/// Three heats by the same ruleset on three days.
[[nodiscard]] std::optional<Play> inventedLike(const RulesetPlay& play, QDate firstDay);

} // namespace mentat
