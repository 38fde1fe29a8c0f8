#include "ui/desk/pages_kind.h"

#include "ui/dune/dune_pages.h"
#include "ui/ruleset/ruleset_pages.h"
#include "ui/storm/storm_pages.h"

namespace mentat {

template <>
const KindTable<PagesKind>& kindTable<PagesKind>() {
    static const KindTable table{rowOf<DunePlay>(dunePagesKind()),
                                 rowOf<StormPlay>(stormPagesKind()),
                                 rowOf<RulesetPlay>(rulesetPagesKind())};
    return table;
}

} // namespace mentat
