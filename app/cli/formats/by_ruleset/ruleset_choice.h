#pragma once

#include "model/formats/by_ruleset/ruleset.h"
#include "model/result.h"

namespace mentat {

/// Of the rulesets that come with the program the one of that name; letter case, blanks and
/// punctuation aside. Failures: UnknownRuleset, naming all there are.
[[nodiscard]] Result<Ruleset> rulesetNamed(const QString& wanted);

} // namespace mentat
