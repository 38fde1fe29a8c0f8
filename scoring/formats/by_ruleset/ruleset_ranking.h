#pragma once

#include "scoring/formats/by_ruleset/values/order_values.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// H5 without what the stages make of it: statuses are Ranked and Disqualified.
struct RulesetRanking {
    Standings standings;
    std::vector<size_t>
        players;             // of the ranked rows, by their position in the order of registration
    std::vector<Exact> wins; // of the ranked rows, for H6
};

[[nodiscard]] RulesetRanking rulesetRanking(const RulesetField& field);

} // namespace mentat
