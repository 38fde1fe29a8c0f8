#pragma once

#include "model/changes/slot.h"

namespace mentat {

struct FinalChoicesSlot {
    using Value = FinalChoices;
    friend bool operator==(const FinalChoicesSlot&, const FinalChoicesSlot&) = default;
};

using DuneSlots = SlotList<FinalChoicesSlot>;

[[nodiscard]] std::optional<FinalChoices> valueAt(const Event& event, FinalChoicesSlot slot);
void put(Event& event, FinalChoicesSlot slot, const std::optional<FinalChoices>& value);

} // namespace mentat
