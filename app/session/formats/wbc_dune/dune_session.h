#pragma once

#include "app/session/edits.h"
#include "scoring/heats/final/advanced_round.h"

namespace mentat {

/// See play_merge.h.
[[nodiscard]] Result<void> mergeInPlay(Edits& edits, const Event& event, const DunePlay& play,
                                       const PlayerId& kept, const PlayerId& other);

/// The final with another stage; votes and picks stay.
[[nodiscard]] AnyEdit stageEdit(const Event& event, const DunePlay& play, const Stage& stage,
                                const RoundName& round);

} // namespace mentat
