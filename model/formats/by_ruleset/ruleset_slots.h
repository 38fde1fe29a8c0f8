#pragma once

#include "model/changes/slot.h"

namespace mentat {

struct RulesetSlot {
    using Value = Ruleset;
    friend bool operator==(const RulesetSlot&, const RulesetSlot&) = default;
};
/// An advanced round without its games; taken out only when it has none.
struct StageSlot {
    using Value = Placed<StageDetails>;
    Name stage;
    friend bool operator==(const StageSlot&, const StageSlot&) = default;
};
struct StageGameSlot {
    using Value = Placed<Game>;
    Name stage;
    TableNumber table;
    friend bool operator==(const StageGameSlot&, const StageGameSlot&) = default;
};

using RulesetSlots = SlotList<RulesetSlot, StageSlot, StageGameSlot>;

[[nodiscard]] std::optional<Ruleset> valueAt(const Event& event, RulesetSlot slot);
[[nodiscard]] std::optional<Placed<StageDetails>> valueAt(const Event& event,
                                                          const StageSlot& slot);
[[nodiscard]] std::optional<Placed<Game>> valueAt(const Event& event, const StageGameSlot& slot);

void put(Event& event, RulesetSlot slot, const std::optional<Ruleset>& value);
void put(Event& event, const StageSlot& slot, const std::optional<Placed<StageDetails>>& value);
void put(Event& event, const StageGameSlot& slot, const std::optional<Placed<Game>>& value);

} // namespace mentat
