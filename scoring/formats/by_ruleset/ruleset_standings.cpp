#include "scoring/formats/by_ruleset/ruleset_standings.h"

#include "scoring/formats/by_ruleset/stage_course.h"

namespace mentat {

RulesetStandings rulesetStandings(const Event& event) {
    const RulesetField field(event);
    RulesetRanking ranking = rulesetRanking(field);
    if (field.ruleset().stages.empty())
        return std::move(ranking.standings);
    const size_t qualifiers = qualifiersOfStandings(field, ranking);
    auto& ranked = ranking.standings.ranked;
    for (size_t row = 0; row < ranked.size(); ++row)
        ranked[row].status = row < qualifiers ? RulesetStatus::Qualifier : RulesetStatus::Alternate;
    return std::move(ranking.standings);
}

QString decidedBy(const RulesetTiebreak& tiebreak, const Ruleset& ruleset) {
    if (const auto* byKey = std::get_if<ByOrderKey>(&tiebreak))
        return idOf(orderBy(ruleset.order[byKey->key]));
    if (std::holds_alternative<ByRoll>(tiebreak))
        return QStringLiteral("roll");
    return std::holds_alternative<NotSeparated>(tiebreak) ? QStringLiteral("tie")
                                                          : QStringLiteral("last");
}

} // namespace mentat
