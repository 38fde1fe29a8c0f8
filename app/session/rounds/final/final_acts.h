#pragma once

#include "model/changes/change.h"
#include "model/result.h"
#include "scoring/heats/final/advanced_round.h"

namespace mentat {

/// What the person at the desk says of an advanced round beside its games and who plays it; see
/// app/session/acts.h. Each fails with NoFinal or UnknownStage where the event has none.

/// Where and when it is, how long it may take (R3.1), by when who plays has to be there.
[[nodiscard]] Result<Change> changeRound(const Event& event, const Name& round, const Stage& stage);

/// R3.1: the final has no limit of time, or has one after all.
[[nodiscard]] Result<Change> waiveFinalClock(const Event& event, bool waived);

/// R4.4, R7.5, H7: the dice of those who are equal in an advanced round; a further entry where they
/// have rolled before.
[[nodiscard]] Result<Change> rollForPlaces(const Event& event, const Name& round,
                                           const TieRoll& roll);
/// The roll at this position of the round's is taken out, as if it had not been made.
[[nodiscard]] Result<Change> withdrawRollForPlaces(const Event& event, const Name& round,
                                                   size_t position);

} // namespace mentat
