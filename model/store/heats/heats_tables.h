#pragma once

#include "model/rounds/heat_slots.h"
#include "model/store/table.h"

namespace mentat {

[[nodiscard]] Rows rowsOf(EventId event, const HeatSlot& slot, const AtPosition<HeatDetails>& heat);
[[nodiscard]] Rows rowsOf(EventId event, const StageSlot& slot, const AtPosition<Stage>& stage);
[[nodiscard]] Rows rowsOf(EventId event, const EntrantSlot& slot, const Attendance& attendance);
[[nodiscard]] Rows rowsOf(EventId event, const DrawSlot& slot, const Draw& draw);
[[nodiscard]] Rows rowsOf(EventId event, const GameSlot& slot, const AtPosition<Game>& game);

[[nodiscard]] ListScope scopeOf(EventId event, const HeatSlot& slot,
                                const AtPosition<HeatDetails>& heat);
[[nodiscard]] ListScope scopeOf(EventId event, const StageSlot& slot,
                                const AtPosition<Stage>& stage);
[[nodiscard]] ListScope scopeOf(EventId event, const EntrantSlot& slot,
                                const Attendance& attendance);
[[nodiscard]] ListScope scopeOf(EventId event, const GameSlot& slot, const AtPosition<Game>& game);

/// Heats and advanced rounds.
[[nodiscard]] Rows roundsRows(EventId event, const HeatsPlay& play);
/// parts: initial parts for the kind's seats, games, and draws.
void loadRounds(Database& database, EventId event, const HeatsParts& parts, HeatsPlay& play);

/// A game, an entrant, a draw, otherwise a whole round; see StoreKind::dropPart.
[[nodiscard]] bool dropRoundsPart(HeatsPlay& play, const QStringList& place);

/// The migration to version 7: the tables of heats, finals, and stages become those of rounds.
[[nodiscard]] QStringList roundsSchema();

} // namespace mentat
