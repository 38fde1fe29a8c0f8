#pragma once

#include "app/session/session.h"
#include "model/changes/change.h"
#include "model/result.h"
#include "model/rounds/round.h"
#include "scoring/heats/clock/called_clock.h"

namespace mentat {

/// What the person at the desk does with a round as a whole, heat or advanced; see
/// app/session/acts.h. Each fails with UnknownHeat or RoundWithoutTables where there is none, or it
/// has no tables.

/// A heat's tables, all of them, as they were drawn. Failures: HeatCancelled.
[[nodiscard]] Result<Change> setTables(const Event& event, HeatNumber heat, const Draw& draw,
                                       const std::vector<Game>& games);
/// The same of an advanced round, of which the draw's seed is kept (H9). Of an event that has it.
[[nodiscard]] Change setTables(const Event& event, const Name& round, qint64 seed,
                               const std::vector<Game>& games);
/// Its tables go. Failures: TablesStarted where one has a start, an end or a result.
[[nodiscard]] Result<Change> takeBackDraw(const Event& event, const RoundId& round);

/// Starts every table that can start. Failures: NothingToStart.
[[nodiscard]] Result<Change> startRound(const Event& event, const RoundId& round,
                                        const VenueTime& time);
/// All its tables are as they were drawn. Failures: NotStarted; EndedAlready where one has an end
/// or a result.
[[nodiscard]] Result<Change> takeBackStarts(const Event& event, const RoundId& round);

// What is said of an advanced round beside its games and who plays it. Each fails with NoFinal or
// UnknownStage where the event has none.

/// Where and when it is, how long it may take (R3.1), by when who plays has to be there.
[[nodiscard]] Result<Change> changeRound(const Event& event, const Name& round, const Stage& stage);

/// R4.4, R7.5, H7: the dice of those who are equal in an advanced round; a further entry where they
/// have rolled before.
[[nodiscard]] Result<Change> rollForPlaces(const Event& event, const Name& round,
                                           const TieRoll& roll);
/// The roll at this position of the round's is taken out, as if it had not been made.
[[nodiscard]] Result<Change> withdrawRollForPlaces(const Event& event, const Name& round,
                                                   size_t position);

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
