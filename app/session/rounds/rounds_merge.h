#pragma once

#include "app/session/acts.h"
#include "model/rounds/heats_play.h"

namespace mentat {

/// What merging two players changes in the rounds of an event that has heats.
[[nodiscard]] Result<void> mergeInHeats(Edits& edits, const Event& event, const PlayerId& kept,
                                        const PlayerId& other);

/// Who sat at these tables at one time: those of void ones apart, all others together.
[[nodiscard]] std::vector<std::vector<PlayerId>> seatedAtOnce(const std::vector<Game>& games);
/// The same in all heats and advanced rounds of the event.
[[nodiscard]] std::vector<std::vector<PlayerId>> seatedInHeats(const Event& event);

} // namespace mentat
