#pragma once

#include "model/changes/change.h"
#include "model/result.h"
#include "scoring/heats/final/advanced_round.h"

namespace mentat {

/// What the person at the desk does with the final of an event in heats but its sheet, which is
/// result_acts.h; see app/session/acts.h. Each fails with NoFinal where the event has none.

/// Failures: FinalNotSeated, FinalUnderWay, FinalOver.
[[nodiscard]] Result<Change> startFinal(const Event& event, const VenueTime& time);
/// Failures: FinalNotStarted, FinalOver.
[[nodiscard]] Result<Change> takeBackFinalStart(const Event& event);
/// Failures: FinalNotSeated, FinalOver.
[[nodiscard]] Result<Change> endFinal(const Event& event, const VenueTime& time);
/// Failures: FinalPlays.
[[nodiscard]] Result<Change> takeBackFinalEnd(const Event& event);

/// R3.1: the final has no limit of time, or has one after all.
[[nodiscard]] Result<Change> waiveFinalClock(const Event& event, bool waived);
/// R3.1: how long it may take.
[[nodiscard]] Result<Change> changeFinalMinutes(const Event& event, Minutes minutes);

/// R4.4, R7.5, H7: the dice of those who are equal in an advanced round; a further entry where they
/// have rolled before.
[[nodiscard]] Result<Change> rollForPlaces(const Event& event, const TieRoll& roll,
                                           const RoundName& round = {});

/// The roll at this position of the round's is taken out, as if it had not been made.
[[nodiscard]] Result<Change> withdrawRollForPlaces(const Event& event, size_t position,
                                                   const RoundName& round = {});

/// What is said of an advanced round beside its games.
[[nodiscard]] Result<Change> changeFinal(const Event& event, const Stage& stage,
                                         const RoundName& round = {});

} // namespace mentat
