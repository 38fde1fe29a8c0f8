#pragma once

#include "app/session/edits.h"
#include "model/result.h"
#include "model/rounds/game_address.h"
#include "scoring/heats/final/advanced_round.h"

namespace mentat {

/// Parts of an event that the acts of this folder start from, or the failure to find them.

/// Failures: UnknownHeat.
[[nodiscard]] Result<const Heat*> heatIn(const Event& event, HeatNumber heat);
/// Failures: UnknownHeat, UnknownTable.
[[nodiscard]] Result<Game> gameIn(const Event& event, HeatNumber heat, TableNumber table);
/// Of any round. Failures: those, and NoFinal or UnknownStageTable.
[[nodiscard]] Result<Game> gameIn(const Event& event, const GameAddress& place);
/// Of an event that has a final; never nullptr. Failures: NoFinal.
[[nodiscard]] Result<const HeatsPlay*> finalIn(const Event& event);
/// The game of onlyFinalGame() as it stands; without seats where there is none yet. Failures:
/// NoFinal.
[[nodiscard]] Result<Game> finalGameIn(const Event& event);
/// What is said of the final beside its game. Failures: NoFinal.
[[nodiscard]] Result<Stage> finalStageIn(const Event& event);
/// Who plays an advanced round. Failures: NoFinal, UnknownStage.
[[nodiscard]] Result<AdvancedRound> roundIn(const Event& event, const RoundName& name);
/// Heat and table, as failures and the journal name them.
[[nodiscard]] Values placeOf(HeatNumber heat, TableNumber table);
/// Of any round: stage and table; nothing of the final that is the only one.
[[nodiscard]] Values placeOf(const Event& event, const GameAddress& place);

/// Whatever comes of it, play is over.
[[nodiscard]] bool hasEndOrResult(const Game& game);
/// More than drawn: play has begun, or is over.
[[nodiscard]] bool hasBegun(const Game& game);

/// Why play at the table cannot begin any more; nothing where it can.
[[nodiscard]] std::optional<FailureKind> whyNotToStart(const Game& game);
/// Failures: UnknownSeat.
[[nodiscard]] Result<Seat*> seatAt(Game& game, HeatNumber heat, SeatNumber number);

/// All tables of the heat go, the last first.
void clearTables(Edits& edits, const Heat& heat);
/// The reason goes into the note, after what stands there.
void makeVoid(Game& game, const QString& reason);

/// Those at the table who are not among the heat's entrants come last there.
void checkInSeated(Edits& edits, const Heat& heat, const Game& game);

} // namespace mentat
