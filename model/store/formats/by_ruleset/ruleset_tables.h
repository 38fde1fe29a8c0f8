#pragma once

#include "model/formats/slots.h"
#include "model/store/formats/store_format.h"
#include "model/store/heats/heats_tables.h"

namespace mentat {

[[nodiscard]] Rows rowsOf(EventId event, const RulesetSlot& slot, const Ruleset& ruleset);

[[nodiscard]] Rows rulesetRows(EventId event, const Play& play);
void loadByRuleset(Database& database, EventId event, Play& play);
/// The step to version 4: what seats record by a ruleset, and the tables of rulesets and stages.
[[nodiscard]] QStringList rulesetSchema();

inline StoreFormat storeFormatOf(std::type_identity<RulesetPlay>) {
    return {rulesetRows,
            loadByRuleset,
            [](Play& play, const QStringList& place) {
                return dropRoundsPart(std::get<RulesetPlay>(play), place);
            },
            {4, QStringLiteral("events by a ruleset"), rulesetSchema(),
             "e6c8bdfde68dcb28636a0577ddc0efed7fc5820a1e503c35e72d5cb31f857883"},
            {{QStringLiteral("ruleset"), 1, false}}}; // by what it is played nothing else says
}

} // namespace mentat
