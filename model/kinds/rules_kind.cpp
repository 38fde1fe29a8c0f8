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

Side Side::placeholder() {
    static constexpr SideRow none{{}, {}, 0, GameSet::Base};
    return Side(none);
}

const std::vector<Side>& allSides() {
    static const std::vector<Side> all = [] {
        std::vector<Side> sides;
        for (const RulesKind& kind : kinds<RulesKind>()) {
            for (const SideRow& row : kind.sides)
                sides.emplace_back(row);
        }
        return sides;
    }();
    return all;
}

std::optional<Side> sideById(QStringView id) {
    const auto found
        = std::ranges::find_if(allSides(), [&](Side side) { return id == idOf(side); });
    return found == allSides().end() ? std::nullopt : std::optional(*found);
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
