#pragma once

#include "model/changes/change.h"

namespace mentat {

/// What the person at the desk does with the tables of a heat before and beside their results; see
/// app/session/acts.h. Each fails with UnknownHeat, UnknownTable or UnknownSeat where there is
/// none.

/// Starts every table that has no start yet and is neither void nor over. Failures: NothingToStart.
[[nodiscard]] Result<Change> startHeat(const Event& event, HeatNumber heat, const VenueTime& time);
/// Failures: StartedAlready, EndedAlready, VoidAlready.
[[nodiscard]] Result<Change> startTable(const Event& event, HeatNumber heat, TableNumber table,
                                        const VenueTime& time);
/// The table is as it was drawn. Failures: NotStarted; EndedAlready where it has an end or a
/// result.
[[nodiscard]] Result<Change> takeBackStart(const Event& event, HeatNumber heat, TableNumber table);

/// A locked table keeps its players when the heat is drawn anew; locking a locked one frees it.
[[nodiscard]] Result<Change> toggleTableLock(const Event& event, HeatNumber heat,
                                             TableNumber table);

/// A game that was played without a draw; who sits there is checked in with it. Games stand in the
/// order of their tables. Failures: TableExists, UnknownPlayer.
[[nodiscard]] Result<Change> addGame(const Event& event, HeatNumber heat, const Game& game);
/// The same of an empty table, which gets the number after the last one's.
[[nodiscard]] Result<Change> addTable(const Event& event, HeatNumber heat);
/// The reason goes into the game's note, after what stands there. Failures: VoidAlready,
/// ReasonMissing.
[[nodiscard]] Result<Change> voidGame(const Event& event, HeatNumber heat, TableNumber table,
                                      const QString& reason);
/// Only a table where nobody sits and nothing was recorded. Failures: GameNotEmpty.
[[nodiscard]] Result<Change> removeGame(const Event& event, HeatNumber heat, TableNumber table);

} // namespace mentat
