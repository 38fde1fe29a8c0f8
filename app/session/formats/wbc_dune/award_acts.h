#pragma once

#include "model/changes/change.h"
#include "model/result.h"

namespace mentat {

/// What the person at the desk does with a Best Faction award (R5.3); see app/session/acts.h.

/// The GM's word between exact equals. Whether it was handed over stays. Failures: NotAmongEquals,
/// ReasonMissing.
[[nodiscard]] Result<Change> decideBetweenEquals(const Event& event, Faction faction,
                                                 const PlayerId& player, const QString& reason);
/// The winner has it in hand, or has it not after all. Failures: NobodyScored, AwardUndecided.
[[nodiscard]] Result<Change> handOverAward(const Event& event, Faction faction, bool handedOver);

} // namespace mentat
