#pragma once

#include "model/finding.h"
#include "model/formats/by_ruleset/ruleset.h"

namespace mentat {

/// H10.1: what makes a ruleset none although each of its values is one; where: its place.
void addRulesetErrors(const Ruleset& ruleset, const Pointer& where, Findings& findings);

} // namespace mentat
