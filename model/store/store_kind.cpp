#include "model/store/store_kind.h"

#include "model/store/dune/dune_tables.h"
#include "model/store/ruleset/ruleset_tables.h"
#include "model/store/storm/storm_tables.h"

#include <algorithm>
#include <iterator>

namespace mentat {

template <>
const KindTable<StoreKind>& kindTable<StoreKind>() {
    static const KindTable table{rowOf<DunePlay>(duneStoreKind()),
                                 rowOf<StormPlay>(stormStoreKind()),
                                 rowOf<RulesetPlay>(rulesetStoreKind())};
    return table;
}

QStringList kindSchemasVersion1() {
    QStringList all;
    for (const StoreKind& kind : kinds<StoreKind>()) {
        for (const Migration& step : kind.steps)
            all += step.version == 1 ? step.statements : QStringList();
    }
    return all;
}

std::vector<Migration> kindMigrations() {
    std::vector<Migration> all;
    for (const StoreKind& kind : kinds<StoreKind>()) {
        std::ranges::copy_if(kind.steps, std::back_inserter(all),
                             [](const Migration& step) { return step.version > 1; });
    }
    return all;
}

} // namespace mentat
