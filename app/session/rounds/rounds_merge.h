#pragma once

#include "app/session/acts.h"
#include "model/rounds/heats_play.h"

namespace mentat {

/// Merging two players in the rounds of an event with heats.
[[nodiscard]] Result<void> mergeInHeats(Edits& edits, const Event& event, const PlayerId& kept,
                                        const PlayerId& other);

/// The players of these tables at one time: void tables separately, all others together.
[[nodiscard]] std::vector<std::vector<PlayerId>> seatedAtOnce(const std::vector<Game>& games);
/// The same for all heats and advanced rounds of the event.
[[nodiscard]] std::vector<std::vector<PlayerId>> seatedInHeats(const Event& event);

} // namespace mentat
