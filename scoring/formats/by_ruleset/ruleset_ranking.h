#pragma once

#include "scoring/formats/by_ruleset/ruleset_standings.h"

namespace mentat {

/// H5 without what the stages make of it: statuses are Ranked and Disqualified.
struct RulesetRanking {
    RulesetStandings standings;
    std::vector<size_t>
        players;             // of the ranked rows, by their position in the order of registration
    std::vector<Exact> wins; // of the ranked rows, for H6
};

[[nodiscard]] RulesetRanking rulesetRanking(const RulesetField& field);

/// What parts a row from the next in the words of all formats: which key it was is known to the
/// standings alone.
[[nodiscard]] Tiebreak inSharedWords(const RulesetTiebreak& tiebreak);

/// R4.5: the rows that no roll has parted yet, group by group.
struct TiedRows {
    size_t begin;
    size_t end;
};
[[nodiscard]] std::vector<TiedRows> tiedRows(const std::vector<RulesetStanding>& ranked);

} // namespace mentat
