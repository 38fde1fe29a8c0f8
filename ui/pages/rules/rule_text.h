#pragma once

#include "app/session/rules/rules_desk.h"
#include "reports/wording/wording.h"

namespace mentat {

/// "WBC 2022, Phase 7, no. 1"; of a ruling its event.
[[nodiscard]] QString sourceText(const RulesDesk& desk, const RuleEntry& entry);

/// The link that asks for a new ruling on the entry that is shown; all others lead to ids.
extern const QString recordRulingLink;

/// An entry as a page reads it, in rich text: above an answer that holds no longer the rule of
/// today, the answer, its order or options, what is open in it, what belongs to it and where it
/// comes from.
[[nodiscard]] QString ruleText(const RulesDesk& desk, const RuleEntry& entry,
                               const Wording& wording);

/// A phase of a turn, step by step, with what may come between. What needs a set that the event is
/// not played with is left out.
[[nodiscard]] QString phaseText(const RulesDesk& desk, const TurnPhase& phase,
                                const RuleScope& scope, const Wording& wording);

} // namespace mentat
