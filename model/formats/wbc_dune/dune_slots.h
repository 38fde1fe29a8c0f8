#pragma once

#include "model/changes/slot.h"

namespace mentat {

struct FinalSlot {
    using Value = FinalDetails;
    friend bool operator==(const FinalSlot&, const FinalSlot&) = default;
};

using DuneSlots = SlotList<FinalSlot>;

[[nodiscard]] std::optional<FinalDetails> valueAt(const Event& event, FinalSlot slot);
void put(Event& event, FinalSlot slot, const std::optional<FinalDetails>& value);

} // namespace mentat
