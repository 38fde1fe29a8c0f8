#pragma once

#include "model/changes/change.h"
#include "model/finding.h"

namespace mentat {

/// The built-in rulesets (resources/rulesets) in display order. Failures: those of
/// readRulesetDocument(), possible only in a broken build.
[[nodiscard]] Result<std::vector<Ruleset>> builtInRulesets();

/// Switches the event to another ruleset; drops time and place of rounds that it does not have. See
/// app/session/acts.h.
[[nodiscard]] Change chooseRuleset(const Event& event, const Ruleset& ruleset);
/// The first error (H10) in the event under this ruleset, in document order.
[[nodiscard]] std::optional<Finding> againstRuleset(const Event& event, const Ruleset& ruleset);

} // namespace mentat
