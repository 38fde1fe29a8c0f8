#pragma once

#include "model/rounds/heat_slots.h"
#include "model/store/table.h"

namespace mentat {

[[nodiscard]] Rows rowsOf(EventId event, const HeatSlot& slot, const Placed<HeatDetails>& heat);
[[nodiscard]] Rows rowsOf(EventId event, const EntrantSlot& slot, const Attendance& attendance);
[[nodiscard]] Rows rowsOf(EventId event, const DrawSlot& slot, const Draw& draw);
[[nodiscard]] Rows rowsOf(EventId event, const GameSlot& slot, const Placed<Game>& game);
[[nodiscard]] Rows rowsOf(EventId event, const FinalGameSlot& slot, const FinalGame& final);

[[nodiscard]] ListScope scopeOf(EventId event, const HeatSlot& slot,
                                const Placed<HeatDetails>& heat);
[[nodiscard]] ListScope scopeOf(EventId event, const EntrantSlot& slot,
                                const Attendance& attendance);
[[nodiscard]] ListScope scopeOf(EventId event, const GameSlot& slot, const Placed<Game>& game);

/// All heats and the final's game.
[[nodiscard]] Rows heatsRows(EventId event, const HeatsPlay& play);
/// What every format's final has beside its game.
[[nodiscard]] Rows stageRows(EventId event, const Stage& stage);

/// parts: what the format's seats, games and draws are read into.
void loadHeats(Database& database, EventId event, const HeatsParts& parts, HeatsPlay& play);
void loadStage(Database& database, EventId event, Stage& stage);

/// A game, an entrant, a draw, or else all of a heat; see StoreFormat::dropPart.
[[nodiscard]] bool dropHeatsPart(HeatsPlay& play, const QStringList& place);

} // namespace mentat
