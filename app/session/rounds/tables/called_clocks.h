#pragma once

#include "app/session/session.h"
#include "scoring/heats/clock/called_clock.h"

namespace mentat {

/// Clocks that were called for (R8) are no fact of the event: they stand beside it among the
/// drafts, so that a restart finds them, and in no journal.

/// Those of all tables, in the order in which they were called for; the dismissed among them are
/// counted.
[[nodiscard]] std::vector<CalledClock> calledClocks(const Session& session, EventId event);

/// Failures: UnknownHeat, RoundWithoutTables, UnknownTable, ClosedEvent, those of saving a draft.
[[nodiscard]] Result<void> callClock(Session& session, EventId event, const CalledClock& clock);

/// Failures: those of saving a draft. One that is not there any more is dismissed already.
[[nodiscard]] Result<void> dismissClock(Session& session, EventId event, const CalledClock& clock);

} // namespace mentat
