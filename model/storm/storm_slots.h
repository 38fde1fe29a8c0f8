#pragma once

#include "model/changes/slot.h"

namespace mentat {

struct HouseSlot {
    using Value = House;
    PlayerId player;
    friend bool operator==(const HouseSlot&, const HouseSlot&) = default;
};
struct StormGameSlot {
    using Value = AtPosition<StormGame>;
    StormGameNumber game;
    friend bool operator==(const StormGameSlot&, const StormGameSlot&) = default;
};

using StormSlots = SlotList<HouseSlot, StormGameSlot>;

[[nodiscard]] std::optional<House> valueAt(const Event& event, const HouseSlot& slot);
[[nodiscard]] std::optional<AtPosition<StormGame>> valueAt(const Event& event,
                                                           const StormGameSlot& slot);
void put(Event& event, const HouseSlot& slot, const std::optional<House>& value);
void put(Event& event, const StormGameSlot& slot,
         const std::optional<AtPosition<StormGame>>& value);

} // namespace mentat
