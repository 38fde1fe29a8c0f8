#pragma once

#include "model/changes/change.h"
#include "model/result.h"
#include "model/rounds/round.h"

namespace mentat {

/// Acts on a table of any round, except its result; see app/session/acts.h. Each fails with
/// UnknownHeat, RoundWithoutTables, or UnknownTable.

/// Failures: StartedAlready, EndedAlready, VoidAlready.
[[nodiscard]] Result<Change> startTable(const Event& event, const GameAddress& place,
                                        const VenueTime& time);
/// Resets the table to the draw. Failures: NotStarted; EndedAlready if it has an end or a result.
[[nodiscard]] Result<Change> takeBackStart(const Event& event, const GameAddress& place);
/// Play stopped at this time; its sheet may come later. Failures: EndedAlready, VoidAlready.
[[nodiscard]] Result<Change> endGame(const Event& event, const GameAddress& place,
                                     const VenueTime& time);
/// Resumes play. Failures: NotEnded if it has no end, or has a result.
[[nodiscard]] Result<Change> takeBackEnd(const Event& event, const GameAddress& place);

/// A locked table keeps its players when its round is redrawn; toggles the lock.
[[nodiscard]] Result<Change> toggleTableLock(const Event& event, const GameAddress& place);
/// H9: the seats drawn at the table: each of its players once, from the first seat. Failures:
/// EndedAlready if it has an end or a result, OthersSitThere.
[[nodiscard]] Result<Change> drawSeats(const Event& event, const GameAddress& place,
                                       const std::vector<PlayerId>& players);

/// A game played without a draw; checks its players in to a heat. Games are in table order.
/// Failures: TableExists, UnknownPlayer.
[[nodiscard]] Result<Change> addGame(const Event& event, const RoundId& round, const Game& game);
/// The same for an empty table, which gets the next number.
[[nodiscard]] Result<Change> addTable(const Event& event, const RoundId& round);
/// Only for a table without players and facts. Failures: GameNotEmpty.
[[nodiscard]] Result<Change> removeGame(const Event& event, const GameAddress& place);

/// Appends the reason to the game's note. Failures: VoidAlready, ReasonMissing.
[[nodiscard]] Result<Change> voidGame(const Event& event, const GameAddress& place,
                                      const QString& reason);
/// The game counts after all. Failures: NotVoid.
[[nodiscard]] Result<Change> countGame(const Event& event, const GameAddress& place);
/// The players of a void game play again, at a table with the next number. Failures: NotVoid.
[[nodiscard]] Result<Change> playAgain(const Event& event, const GameAddress& place);

/// Replaces the game at a table. kind: the act, such as GameChanged; use result_acts.h to record a
/// result.
[[nodiscard]] Result<Change> changeGame(const Event& event, const RoundId& round, const Game& game,
                                        ChangeKind kind);

} // namespace mentat
