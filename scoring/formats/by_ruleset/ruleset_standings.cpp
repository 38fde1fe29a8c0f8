#include "scoring/formats/by_ruleset/ruleset_standings.h"

#include "scoring/formats/by_ruleset/stage_course.h"

namespace mentat {

Standings rulesetStandings(const Event& event) {
    const RulesetField field(event);
    RulesetRanking ranking = rulesetRanking(field);
    if (!field.ruleset().stages.empty())
        setQualifiers(ranking.standings, qualifiersOfStandings(field, ranking));
    return std::move(ranking.standings);
}

} // namespace mentat
