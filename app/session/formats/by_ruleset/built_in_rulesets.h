#pragma once

#include "model/formats/by_ruleset/ruleset.h"
#include "model/result.h"

namespace mentat {

/// The rulesets that come with the program (resources/rulesets), in the order in which they are
/// offered. Failures: those of readRulesetDocument(), which only a broken build has.
[[nodiscard]] Result<std::vector<Ruleset>> builtInRulesets();

} // namespace mentat
