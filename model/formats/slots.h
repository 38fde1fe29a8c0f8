#pragma once

#include "model/formats/eye_of_the_storm/storm_slots.h"
#include "model/formats/wbc_dune/dune_slots.h"
#include "model/heats/heat_slots.h"

#include <variant>

namespace mentat {

/// One part of an event before and after a change; absent: nothing there.
template <class SlotType>
struct Edit {
    using Slot = SlotType;
    using Value = typename SlotType::Value;
    SlotType slot;
    std::optional<Value> before;
    std::optional<Value> after;
    friend bool operator==(const Edit&, const Edit&) = default;
};

template <template <class...> class List, class... Slots>
using EditsOf = List<Edit<Slots>...>;

/// Any part of an event, of whatever format. The one table of slots.
using AnyEdit = EditsOf<std::variant, DetailsSlot, SettingsSlot, KeepApartSlot, AwardDecisionsSlot,
                        RulingsSlot, TieRollsSlot, PlayerSlot, HeatSlot, EntrantSlot, DrawSlot,
                        GameSlot, FinalSlot, FinalGameSlot, HouseSlot, StormGameSlot>;

/// In the order in which they are made; one may stand on an earlier one.
using EditList = std::vector<AnyEdit>;

} // namespace mentat
