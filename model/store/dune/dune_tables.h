#pragma once

#include "model/kinds/slots.h"
#include "model/store/store_kind.h"

namespace mentat {

[[nodiscard]] Rows rowsOf(EventId event, const FinalChoicesSlot& slot, const FinalChoices& choices);
[[nodiscard]] Rows duneRows(EventId event, const Play& play);
void loadDune(Database& database, EventId event, Play& play);
/// A game, an entrant, a draw, or the whole final.
[[nodiscard]] bool dropDunePart(Play& play, const QStringList& place);
/// From the tables of heats, games and the final in schema version 1.
[[nodiscard]] std::vector<Migration> duneSteps();

inline StoreKind duneStoreKind() {
    return {duneRows,
            loadDune,
            dropDunePart,
            duneSteps(),
            {{QStringLiteral("round"), 1, true, QStringLiteral("kind = 'stage'")},
             {QStringLiteral("final_table"), 1, true}}};
}

} // namespace mentat
