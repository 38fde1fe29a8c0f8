#pragma once

#include "model/changes/change.h"

namespace mentat {

/// What becomes of a heat that cannot be played as it was announced; see app/session/acts.h. Each
/// fails with UnknownHeat where there is none, and with ReasonMissing where it needs a reason.

/// The heat is not held: it is neither asked for nor counted as one to come. What was played
/// stands, also where its sheet is still to come; where tables have started, the others are void,
/// with the reason in their note; where none has, the draw is taken back. Who was checked in stays
/// noted. Failures: HeatCancelled.
[[nodiscard]] Result<Change> cancelHeat(const Event& event, HeatNumber heat, const QString& reason);
/// Another start; who is checked in and how tables were drawn stays. Tables that were still
/// playing have not started. A heat that was cancelled is held. Failures: SameStart.
[[nodiscard]] Result<Change> postponeHeat(const Event& event, HeatNumber heat,
                                          const VenueTime& start, const QString& reason);
/// A cancelled heat is held, with the check-ins that it had. Failures: NotCancelled.
[[nodiscard]] Result<Change> holdAfterAll(const Event& event, HeatNumber heat);

} // namespace mentat
