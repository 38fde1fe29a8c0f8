#include "reports/reports_kind.h"

#include "reports/dune/dune_reports.h"
#include "reports/ruleset/ruleset_reports.h"
#include "reports/storm/storm_reports.h"

namespace mentat {

template <>
const KindTable<ReportsKind>& kindTable<ReportsKind>() {
    static const KindTable table{rowOf<DunePlay>(duneReportsKind()),
                                 rowOf<StormPlay>(stormReportsKind()),
                                 rowOf<RulesetPlay>(rulesetReportsKind())};
    return table;
}

} // namespace mentat
