#pragma once

#include "model/changes/change.h"
#include "model/result.h"
#include "model/rounds/round.h"

namespace mentat {

/// What the person at the desk does with a table of any round before and beside its result; see
/// app/session/acts.h. Each fails with UnknownHeat, RoundWithoutTables or UnknownTable where there
/// is none.

/// Failures: StartedAlready, EndedAlready, VoidAlready.
[[nodiscard]] Result<Change> startTable(const Event& event, const GameAddress& place,
                                        const VenueTime& time);
/// The table is as it was drawn. Failures: NotStarted; EndedAlready where it has an end or a
/// result.
[[nodiscard]] Result<Change> takeBackStart(const Event& event, const GameAddress& place);
/// The table stopped playing at this time; its sheet may come later. Failures: EndedAlready,
/// VoidAlready.
[[nodiscard]] Result<Change> endGame(const Event& event, const GameAddress& place,
                                     const VenueTime& time);
/// It plays on. Failures: NotEnded where it has no end, or has a result.
[[nodiscard]] Result<Change> takeBackEnd(const Event& event, const GameAddress& place);

/// A locked table keeps its players when its round is drawn anew; locking a locked one frees it.
[[nodiscard]] Result<Change> toggleTableLock(const Event& event, const GameAddress& place);
/// H9: the seats as they were drawn at the table: everybody who sits at it once, from the first
/// seat on. Failures: EndedAlready where it has an end or a result, OthersSitThere.
[[nodiscard]] Result<Change> drawSeats(const Event& event, const GameAddress& place,
                                       const std::vector<PlayerId>& players);

/// A game that was played without a draw; who sits there in a heat is checked in with it. Games
/// stand in the order of their tables. Failures: TableExists, UnknownPlayer.
[[nodiscard]] Result<Change> addGame(const Event& event, const RoundId& round, const Game& game);
/// The same of an empty table, which gets the number after the last one's.
[[nodiscard]] Result<Change> addTable(const Event& event, const RoundId& round);
/// Only a table where nobody sits and nothing was recorded. Failures: GameNotEmpty.
[[nodiscard]] Result<Change> removeGame(const Event& event, const GameAddress& place);

/// The reason goes into the game's note, after what stands there. Failures: VoidAlready,
/// ReasonMissing.
[[nodiscard]] Result<Change> voidGame(const Event& event, const GameAddress& place,
                                      const QString& reason);
/// It counts after all. Failures: NotVoid.
[[nodiscard]] Result<Change> countGame(const Event& event, const GameAddress& place);
/// Those of a void game play another one, at a table with the next number. Failures: NotVoid.
[[nodiscard]] Result<Change> playAgain(const Event& event, const GameAddress& place);

/// The game at a table as it now is. kind says what was done, such as GameChanged; a result is
/// recorded by result_acts.h.
[[nodiscard]] Result<Change> changeGame(const Event& event, const RoundId& round, const Game& game,
                                        ChangeKind kind);

} // namespace mentat
