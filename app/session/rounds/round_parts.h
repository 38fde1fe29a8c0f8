#pragma once

#include "app/session/acts.h"
#include "model/result.h"
#include "model/rounds/heats_play.h"
#include "model/rounds/round.h"
#include "scoring/heats/final/advanced_round.h"

#include <QString>

namespace mentat {

// A round as one word of letters, digits, and - . _ ~ %, whatever its name: for the addresses of
// drafts, settings, and forms. A heat's is its number: "2"; an advanced round's begins with what no
// number does: "stage-Semifinal", "stage-2", "stage-A%2FB".

[[nodiscard]] QString roundWord(const RoundId& round);
/// Absent if the word is invalid.
[[nodiscard]] std::optional<RoundId> roundOfWord(const QString& word);

/// Parts of an event needed by the acts of this folder, or the failure to find them.

/// Failures: UnknownHeat.
[[nodiscard]] Result<const Heat*> heatIn(const Event& event, HeatNumber heat);
/// Never empty, never nullptr. Failures: UnknownHeat, NoFinal, RoundWithoutTables.
[[nodiscard]] Result<const std::vector<Game>*> tablesIn(const Event& event, const RoundId& round);
/// Failures: those, and UnknownTable.
[[nodiscard]] Result<Game> gameIn(const Event& event, const GameAddress& place);
/// UnknownStage: the name asked for, and those of the stages that the event has.
[[nodiscard]] Failure unknownStage(const Event& event, const Name& asked);
/// The players of an advanced round. Failures: NoFinal, UnknownStage.
[[nodiscard]] Result<AdvancedRound> roundIn(const Event& event, const Name& name);

/// Play is over.
[[nodiscard]] bool hasEndOrResult(const Game& game);
/// More than drawn: play has begun, or is over.
[[nodiscard]] bool hasBegun(const Game& game);

/// Why play at the table can no longer begin; nullopt if it can.
[[nodiscard]] std::optional<FailureKind> whyNotToStart(const Game& game);
/// Failures: UnknownSeat.
[[nodiscard]] Result<Seat*> seatAt(const Event& event, const RoundId& round, Game& game,
                                   SeatNumber number);

/// The position of a table with this number, existing or not, among those of its round.
[[nodiscard]] size_t positionOf(const Event& event, const GameAddress& place);
/// Removes all tables of the round, the last first.
void clearTables(Edits& edits, const Event& event, const RoundId& round);
/// Adds tables to a round without any.
void putTables(Edits& edits, const RoundId& round, const std::vector<Game>& games);
/// Appends the reason to the note.
void makeVoid(Game& game, const QString& reason);

/// Appends players at the table who are not entrants of the heat.
void checkInSeated(Edits& edits, const Heat& heat, const Game& game);

/// An advanced round's facts without its games, with their position among recorded rounds; empty if
/// nothing is recorded yet. The event has the round.
[[nodiscard]] AtPosition<Stage> stageAt(const Event& event, const Name& round);

/// The change that replaces them. more: the operands after the round. The event has it.
[[nodiscard]] Change stageChange(const Event& event, const Name& round, const Stage& stage,
                                 ChangeKind kind, const Values& more = {});

} // namespace mentat
