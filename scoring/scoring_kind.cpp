#include "scoring/scoring_kind.h"

#include "scoring/dune/dune_scoring.h"
#include "scoring/ruleset/ruleset_scoring.h"
#include "scoring/storm/storm_scoring.h"

#include <algorithm>

namespace mentat {

template <>
const KindTable<ScoringKind>& kindTable<ScoringKind>() {
    static constexpr KindTable table{rowOf<DunePlay>(duneScoringKind()),
                                     rowOf<StormPlay>(stormScoringKind()),
                                     rowOf<RulesetPlay>(rulesetScoringKind())};
    return table;
}

size_t kindOfSummaries() {
    const auto all = kinds<ScoringKind>();
    const auto found = std::ranges::find_if(all, &ScoringKind::hasSummaries);
    return static_cast<size_t>(found - all.begin());
}

} // namespace mentat
