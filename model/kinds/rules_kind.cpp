#include "model/kinds/rules_kind.h"

#include "model/dune/dune_kind.h"
#include "model/ruleset/ruleset_kind.h"
#include "model/storm/storm_kind.h"

#include <algorithm>

namespace mentat {

template <>
const KindTable<RulesKind>& kindTable<RulesKind>() {
    static const KindTable table{rowOf<DunePlay>(duneRulesKind()),
                                 rowOf<StormPlay>(stormRulesKind()),
                                 rowOf<RulesetPlay>(rulesetRulesKind())};
    return table;
}

const RulesKind* kindById(QStringView id) {
    const auto all = kinds<RulesKind>();
    const auto found
        = std::ranges::find_if(all, [&](const RulesKind& kind) { return id == kind.id; });
    return found == all.end() ? nullptr : &*found;
}

const CommonFacts& allFacts() {
    static const CommonFacts all;
    return all;
}

const CommonFacts& factsWithOwnSheets() {
    static const CommonFacts facts{.sheetLabels = false};
    return facts;
}

} // namespace mentat
