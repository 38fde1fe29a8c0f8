#pragma once

#include "model/changes/change.h"
#include "model/finding.h"

namespace mentat {

/// The rulesets that come with the program (resources/rulesets), in the order in which they are
/// offered. Failures: those of readRulesetDocument(), which only a broken build has.
[[nodiscard]] Result<std::vector<Ruleset>> builtInRulesets();

/// The event is played by another ruleset from now on; when and where a round is held that it does
/// not have goes with it. See app/session/acts.h.
[[nodiscard]] Change chooseRuleset(const Event& event, const Ruleset& ruleset);
/// What would be wrong in the event (H10) if it were played by this ruleset: the first of it, in
/// the order of the document.
[[nodiscard]] std::optional<Finding> againstRuleset(const Event& event, const Ruleset& ruleset);

} // namespace mentat
