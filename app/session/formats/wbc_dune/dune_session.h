#pragma once

#include "app/session/edits.h"

namespace mentat {

/// See play_merge.h.
[[nodiscard]] Result<void> mergeInPlay(Edits& edits, const Event& event, const DunePlay& play,
                                       const PlayerId& kept, const PlayerId& other);

/// The final with another stage; votes and picks stay.
[[nodiscard]] AnyEdit stageEdit(const Event& event, const DunePlay& play, const Stage& stage);

} // namespace mentat
