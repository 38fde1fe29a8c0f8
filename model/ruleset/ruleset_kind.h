#pragma once

#include "model/finding.h"
#include "model/kinds/rules_kind.h"
#include "model/rounds/round.h"
#include "model/ruleset/ruleset.h"

namespace mentat {

/// H10.1: what makes a ruleset invalid although each of its values is valid; where: its place.
void addRulesetErrors(const Ruleset& ruleset, const Pointer& where, Findings& findings);

/// H10 and R10.1 in the ruleset, the heats and the stages.
void addRulesetEventErrors(const Event& event, const KnownPlayers& players, const EditList* edits,
                           Findings& findings);
/// The same ruleset, heats, and stages at the shifted times, without players.
[[nodiscard]] Play rulesetNextYear(const Play& last, const YearShift& shift);
/// Which common facts an event by a ruleset uses.
[[nodiscard]] const CommonFacts& rulesetFacts();

inline RulesKind rulesetRulesKind() {
    return {QLatin1StringView("heats"),
            [] { return Play(RulesetPlay()); },
            addRulesetEventErrors,
            heatGameCount<RulesetPlay>,
            rulesetNextYear,
            rulesetFacts};
}

} // namespace mentat
