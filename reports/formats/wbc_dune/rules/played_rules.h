#pragma once

#include "model/event.h"
#include "model/rules/rule_book.h"
#include "reports/heats/rule_columns.h"

namespace mentat {

/// Whether a rule matters where the event's sets are played.
[[nodiscard]] bool isPlayedAt(const Event& event, const RuleEntry& entry);

/// What a use of a Karama does, and until when; with a star where it is a faction's own power.
[[nodiscard]] RuleSheetLine karamaLine(const RuleEntry& entry);

} // namespace mentat
