#pragma once

#include "model/kinds/slots.h"
#include "model/store/store_kind.h"

namespace mentat {

[[nodiscard]] Rows rowsOf(EventId event, const HouseSlot& slot, const House& house);
[[nodiscard]] Rows rowsOf(EventId event, const StormGameSlot& slot,
                          const AtPosition<StormGame>& game);
[[nodiscard]] ListScope scopeOf(EventId event, const StormGameSlot& slot,
                                const AtPosition<StormGame>& game);

[[nodiscard]] Rows stormRows(EventId event, const Play& play);
void loadStorm(Database& database, EventId event, Play& play);
/// A game.
[[nodiscard]] bool dropStormPart(Play& play, const QStringList& place);
/// From the tables of houses and session games in schema version 1.
[[nodiscard]] std::vector<Migration> stormSteps();

inline StoreKind stormStoreKind() {
    return {stormRows, loadStorm, dropStormPart, stormSteps()};
}

} // namespace mentat
