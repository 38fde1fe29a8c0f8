#pragma once

#include "app/session/session.h"
#include "model/changes/change.h"
#include "model/result.h"
#include "model/rounds/round.h"
#include "scoring/heats/clock/called_clock.h"

namespace mentat {

/// Acts on a round as a whole, heat or advanced; see app/session/acts.h. Each fails with
/// UnknownHeat or RoundWithoutTables.

/// Sets all tables of a heat, as drawn. Failures: HeatCanceled.
[[nodiscard]] Result<Change> setTables(const Event& event, HeatNumber heat, const Draw& draw,
                                       const std::vector<Game>& games);
/// The same for an advanced round, storing the draw's seed (H9). The event has the round.
[[nodiscard]] Change setTables(const Event& event, const Name& round, qint64 seed,
                               const std::vector<Game>& games);
/// Removes the tables. Failures: TablesStarted if one has a start, an end, or a result.
[[nodiscard]] Result<Change> takeBackDraw(const Event& event, const RoundId& round);

/// Starts every table that can start. Failures: NothingToStart.
[[nodiscard]] Result<Change> startRound(const Event& event, const RoundId& round,
                                        const VenueTime& time);
/// Resets all its tables to the draw. Failures: NotStarted; EndedAlready if one has an end or a
/// result.
[[nodiscard]] Result<Change> takeBackStarts(const Event& event, const RoundId& round);

// Acts on an advanced round other than its games and players. Each fails with NoFinal or
// UnknownStage if the event has none.

/// Place, time, time limit (R3.1), and the deadline for players to be present.
[[nodiscard]] Result<Change> changeRound(const Event& event, const Name& round, const Stage& stage);

/// R4.4, R7.5, H7: the dice of tied players in an advanced round; another entry if they have rolled
/// before.
[[nodiscard]] Result<Change> rollForPlaces(const Event& event, const Name& round,
                                           const TieRoll& roll);
/// Removes the roll at this position of the round's.
[[nodiscard]] Result<Change> withdrawRollForPlaces(const Event& event, const Name& round,
                                                   size_t position);

/// Called clocks (R8) are not facts of the event: stored among its drafts, so that they survive a
/// restart, and not journaled.

/// Those of all tables, in the order of the calls; includes dismissed ones, which are counted.
[[nodiscard]] std::vector<CalledClock> calledClocks(const Session& session, EventId event);

/// Failures: UnknownHeat, RoundWithoutTables, UnknownTable, ClosedEvent, those of saving a draft.
[[nodiscard]] Result<void> callClock(Session& session, EventId event, const CalledClock& clock);

/// Failures: those of saving a draft. A missing one is already dismissed.
[[nodiscard]] Result<void> dismissClock(Session& session, EventId event, const CalledClock& clock);

} // namespace mentat
