#pragma once

#include "model/dune/dune_slots.h"
#include "model/rounds/heat_slots.h"
#include "model/ruleset/ruleset_slots.h"
#include "model/storm/storm_slots.h"

#include <variant>

namespace mentat {

/// A part of an event before and after a change; absent: empty.
template <class SlotType>
struct Edit {
    using Slot = SlotType;
    using Value = typename SlotType::Value;
    SlotType slot;
    std::optional<Value> before;
    std::optional<Value> after;
    friend bool operator==(const Edit&, const Edit&) = default;
};

template <class... Lists>
struct EditsOf;
template <class... Slots>
struct EditsOf<SlotList<Slots...>> {
    using Any = std::variant<Edit<Slots>...>;
};
template <class... Slots, class... More, class... Lists>
struct EditsOf<SlotList<Slots...>, SlotList<More...>, Lists...>
    : EditsOf<SlotList<Slots..., More...>, Lists...> {};

template <class... OfFormats>
using EditsOfAll = EditsOf<CommonSlots, HeatsSlots, OfFormats...>;
/// Any part of an event, of whatever kind.
using AnyEdit = EditsOfAll<DuneSlots, StormSlots, RulesetSlots>::Any;

/// In the order in which they are made; one may build on an earlier one.
using EditList = std::vector<AnyEdit>;

} // namespace mentat
