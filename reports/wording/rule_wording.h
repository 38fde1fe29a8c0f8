#pragma once

#include "model/rules/rule_words.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// "Shipment and movement"
[[nodiscard]] QString phaseName(const Language& language, RulePhase phase);
/// "House rule"
[[nodiscard]] QString statusName(const Language& language, RuleStatus status);
/// "Truthtrance"
[[nodiscard]] QString interruptionName(const Language& language, Interruption interruption);

} // namespace mentat
