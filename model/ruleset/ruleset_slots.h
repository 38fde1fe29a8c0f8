#pragma once

#include "model/changes/slot.h"

namespace mentat {

struct RulesetSlot {
    using Value = Ruleset;
    friend bool operator==(const RulesetSlot&, const RulesetSlot&) = default;
};

using RulesetSlots = SlotList<RulesetSlot>;

[[nodiscard]] std::optional<Ruleset> valueAt(const Event& event, RulesetSlot slot);
void put(Event& event, RulesetSlot slot, const std::optional<Ruleset>& value);

} // namespace mentat
