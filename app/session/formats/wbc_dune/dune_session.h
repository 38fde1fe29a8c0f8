#pragma once

#include "app/session/acts.h"
#include "app/session/formats/practice_play.h"
#include "scoring/heats/final/advanced_round.h"

namespace mentat {

/// See play_merge.h.
[[nodiscard]] Result<void> mergeInPlay(Edits& edits, const Event& event, const DunePlay& play,
                                       const PlayerId& kept, const PlayerId& other);

/// See practice_play.h.
[[nodiscard]] const HeatsPractice* practiceOf(const DunePlay& play);
/// Three heats of the base game and one expansion on three days; nobody is registered.
[[nodiscard]] Event inventedDuneEvent(QDate firstDay);

} // namespace mentat
