#pragma once

#include "app/session/acts.h"
#include "model/rounds/heats_play.h"

namespace mentat {

/// What merging two players changes in the rounds.
[[nodiscard]] Result<void> mergeInHeats(Edits& edits, const Event& event, const HeatsPlay& play,
                                        const PlayerId& kept, const PlayerId& other);

/// Who sat at these tables at one time: those of void ones apart, all others together.
[[nodiscard]] std::vector<std::vector<PlayerId>> seatedAtOnce(const std::vector<Game>& games);
/// See play_merge.h of the formats.
[[nodiscard]] std::vector<std::vector<PlayerId>> seatedAtOnce(const HeatsPlay& play);

} // namespace mentat
