#pragma once

#include "model/kinds/slots.h"
#include "model/store/heats/heats_tables.h"
#include "model/store/store_kind.h"

namespace mentat {

[[nodiscard]] Rows rowsOf(EventId event, const RulesetSlot& slot, const Ruleset& ruleset);

[[nodiscard]] Rows rulesetRows(EventId event, const Play& play);
void loadByRuleset(Database& database, EventId event, Play& play);
/// From version 4: a ruleset's records of seats, and the tables of rulesets and stages.
[[nodiscard]] std::vector<Migration> rulesetSteps();

inline StoreKind rulesetStoreKind() {
    return {rulesetRows,
            loadByRuleset,
            [](Play& play, const QStringList& place) {
                return dropRoundsPart(std::get<RulesetPlay>(play), place);
            },
            rulesetSteps(),
            {{QStringLiteral("ruleset"), 1, false}}}; // no other row names the ruleset
}

} // namespace mentat
