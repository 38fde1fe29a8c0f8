#pragma once

#include "app/session/acts.h"
#include "model/result.h"
#include "model/rounds/heats_play.h"
#include "model/rounds/round.h"
#include "scoring/heats/final/advanced_round.h"

#include <QString>

namespace mentat {

// A round as one word of letters, digits and - . _ ~ %, whatever its name: what the places of
// drafts, kept lines, and forms have. A heat's is its number: "2"; an advanced round's begins with
// what no number does: "stage-Semifinal", "stage-2", "stage-A%2FB".

[[nodiscard]] QString roundWord(const RoundId& round);
/// Absent where the word is none.
[[nodiscard]] std::optional<RoundId> roundOfWord(const QString& word);

/// Parts of an event that the acts of this folder start from, or the failure to find them.

/// Failures: UnknownHeat.
[[nodiscard]] Result<const Heat*> heatIn(const Event& event, HeatNumber heat);
/// Never empty, never nullptr. Failures: UnknownHeat, NoFinal, RoundWithoutTables.
[[nodiscard]] Result<const std::vector<Game>*> tablesIn(const Event& event, const RoundId& round);
/// Failures: those, and UnknownTable.
[[nodiscard]] Result<Game> gameIn(const Event& event, const GameAddress& place);
/// Who plays an advanced round. Failures: NoFinal, UnknownStage.
[[nodiscard]] Result<AdvancedRound> roundIn(const Event& event, const Name& name);

/// Whatever comes of it, play is over.
[[nodiscard]] bool hasEndOrResult(const Game& game);
/// More than drawn: play has begun, or is over.
[[nodiscard]] bool hasBegun(const Game& game);

/// Why play at the table cannot begin any more; nothing where it can.
[[nodiscard]] std::optional<FailureKind> whyNotToStart(const Game& game);
/// Failures: UnknownSeat.
[[nodiscard]] Result<Seat*> seatAt(const Event& event, const RoundId& round, Game& game,
                                   SeatNumber number);

/// Where a table of this number stands, or would, among those of its round.
[[nodiscard]] size_t positionOf(const Event& event, const GameAddress& place);
/// All tables of the round go, the last first.
void clearTables(Edits& edits, const Event& event, const RoundId& round);
/// Tables for a round that has none.
void putTables(Edits& edits, const RoundId& round, const std::vector<Game>& games);
/// The reason goes into the note, after what stands there.
void makeVoid(Game& game, const QString& reason);

/// Those at the table who are not among the heat's entrants come last there.
void checkInSeated(Edits& edits, const Heat& heat, const Game& game);

/// What is recorded of an advanced round beside its games, at its place among those of which
/// something is; with nothing in it where nothing is recorded of it yet. Of an event that has such
/// a round.
[[nodiscard]] AtPosition<Stage> stageAt(const Event& event, const Name& round);

/// That with this in it. more: the operands behind the round. Of an event that has it.
[[nodiscard]] Change stageChange(const Event& event, const Name& round, const Stage& stage,
                                 ChangeKind kind, const Values& more = {});

} // namespace mentat
