#pragma once

#include "model/event.h"

#include <algorithm>
#include <optional>

namespace mentat {

/// A slot addresses a part of an event that changes as a whole; Slot::Value is its content. Each
/// slot type comes with two functions:
///   std::optional<Value> valueAt(const Event&, const Slot&)   absent: empty
///   void put(Event&, const Slot&, const std::optional<Value>&)   absent: remove
/// Every change of an event, its undo, its rows in the file, and its words in the journal are made
/// of slots; so a new kind of fact is a new slot.

/// A thing in a list, with its position from 0.
template <class T>
struct AtPosition {
    size_t position;
    T value;
    friend bool operator==(const AtPosition&, const AtPosition&) = default;
};

struct DetailsSlot {
    using Value = EventDetails;
    friend bool operator==(const DetailsSlot&, const DetailsSlot&) = default;
};
struct SettingsSlot {
    using Value = Settings;
    friend bool operator==(const SettingsSlot&, const SettingsSlot&) = default;
};
struct KeepApartSlot {
    using Value = std::vector<KeepApart>;
    friend bool operator==(const KeepApartSlot&, const KeepApartSlot&) = default;
};
struct AwardDecisionsSlot {
    using Value = std::vector<AwardDecision>;
    friend bool operator==(const AwardDecisionsSlot&, const AwardDecisionsSlot&) = default;
};
struct RulingsSlot {
    using Value = std::vector<Ruling>;
    friend bool operator==(const RulingsSlot&, const RulingsSlot&) = default;
};
struct TieRollsSlot {
    using Value = std::vector<TieRoll>;
    friend bool operator==(const TieRollsSlot&, const TieRollsSlot&) = default;
};
/// A slot of its own rather than one of the details: the journal keeps values before and after, so
/// this limits pictures to acts that set or remove one. They are kept in full, because a damaged
/// file is rebuilt from its last backup and the acts since.
struct LogoSlot {
    using Value = Logo;
    friend bool operator==(const LogoSlot&, const LogoSlot&) = default;
};
struct AidsSlot {
    using Value = EventAids;
    friend bool operator==(const AidsSlot&, const AidsSlot&) = default;
};
struct PlayerSlot {
    using Value = AtPosition<Player>;
    PlayerId id;
    friend bool operator==(const PlayerSlot&, const PlayerSlot&) = default;
};

template <class... Slots>
struct SlotList {};
/// The parts that every event has.
using CommonSlots = SlotList<DetailsSlot, SettingsSlot, KeepApartSlot, AwardDecisionsSlot,
                             RulingsSlot, TieRollsSlot, LogoSlot, AidsSlot, PlayerSlot>;

[[nodiscard]] std::optional<EventDetails> valueAt(const Event& event, DetailsSlot slot);
[[nodiscard]] std::optional<Settings> valueAt(const Event& event, SettingsSlot slot);
[[nodiscard]] std::optional<KeepApartSlot::Value> valueAt(const Event& event, KeepApartSlot slot);
[[nodiscard]] std::optional<AwardDecisionsSlot::Value> valueAt(const Event& event,
                                                               AwardDecisionsSlot slot);
[[nodiscard]] std::optional<RulingsSlot::Value> valueAt(const Event& event, RulingsSlot slot);
[[nodiscard]] std::optional<TieRollsSlot::Value> valueAt(const Event& event, TieRollsSlot slot);
[[nodiscard]] std::optional<Logo> valueAt(const Event& event, LogoSlot slot);
[[nodiscard]] std::optional<EventAids> valueAt(const Event& event, AidsSlot slot);
[[nodiscard]] std::optional<AtPosition<Player>> valueAt(const Event& event, const PlayerSlot& slot);

void put(Event& event, DetailsSlot slot, const std::optional<EventDetails>& value);
void put(Event& event, SettingsSlot slot, const std::optional<Settings>& value);
void put(Event& event, KeepApartSlot slot, const std::optional<KeepApartSlot::Value>& value);
void put(Event& event, AwardDecisionsSlot slot,
         const std::optional<AwardDecisionsSlot::Value>& value);
void put(Event& event, RulingsSlot slot, const std::optional<RulingsSlot::Value>& value);
void put(Event& event, TieRollsSlot slot, const std::optional<TieRollsSlot::Value>& value);
void put(Event& event, LogoSlot slot, const std::optional<Logo>& value);
void put(Event& event, AidsSlot slot, const std::optional<EventAids>& value);
void put(Event& event, const PlayerSlot& slot, const std::optional<AtPosition<Player>>& value);

/// The element that isIt() names, with its position.
template <class T, class IsIt>
[[nodiscard]] std::optional<AtPosition<T>> placedIn(const std::vector<T>& list, IsIt isIt) {
    const auto found = std::find_if(list.begin(), list.end(), isIt);
    if (found == list.end())
        return std::nullopt;
    return AtPosition<T>{static_cast<size_t>(found - list.begin()), *found};
}

/// Removes the element that isIt() selects, if any, then inserts the new one at its position.
/// Replacing an element in place does not move the others.
template <class T, class IsIt>
void placeIn(std::vector<T>& list, IsIt isIt, const std::optional<AtPosition<T>>& value) {
    const auto found = std::find_if(list.begin(), list.end(), isIt);
    if (found != list.end()) {
        if (value && found - list.begin() == static_cast<std::ptrdiff_t>(value->position)) {
            *found = value->value;
            return;
        }
        list.erase(found);
    }
    if (value) {
        const auto position = std::min(value->position, list.size());
        list.insert(list.begin() + static_cast<std::ptrdiff_t>(position), value->value);
    }
}

} // namespace mentat
