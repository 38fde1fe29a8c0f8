#pragma once

#include "model/document/dune/dune_codec.h"
#include "model/document/heats/heat_slot_codec.h"
#include "model/document/ruleset/ruleset_codec.h"
#include "model/document/storm/storm_codec.h"
#include "model/kinds/slots.h"

namespace mentat {

/// The journal's format of slots: a name, the keys of their address, and their values.

template <class T>
AtPosition<T> blank(std::type_identity<AtPosition<T>>) {
    return {0, blank(std::type_identity<T>{})};
}
template <class Io, class T>
void describePlaced(Io& io, T& placed) {
    qint64 position = static_cast<qint64>(placed.position);
    io.required("position", position);
    if constexpr (Io::reads)
        placed.position = static_cast<size_t>(position);
    io.required("value", placed.value);
}
template <class T>
void describe(auto& io, AtPosition<T>& placed) {
    describePlaced(io, placed);
}
template <class T>
void describe(auto& io, const AtPosition<T>& placed) {
    describePlaced(io, placed);
}

/// A player in the journal also names its person.
template <>
struct Codec<AtPosition<Player>> {
    static Json write(const AtPosition<Player>& placed);
    static std::optional<AtPosition<Player>> read(const Json& json, const Pointer& where,
                                                  ReadNotes& notes);
};

void describe(auto& io, Is<EventDetails> auto& details) {
    describeDetails(io, details, [] { return true; });
}

inline constexpr const char* slotName(const DetailsSlot&) {
    return "event";
}
inline constexpr const char* slotName(const SettingsSlot&) {
    return "settings";
}
inline constexpr const char* slotName(const KeepApartSlot&) {
    return "keepApart";
}
inline constexpr const char* slotName(const AwardDecisionsSlot&) {
    return "awardDecisions";
}
inline constexpr const char* slotName(const RulingsSlot&) {
    return "rulings";
}
inline constexpr const char* slotName(const TieRollsSlot&) {
    return "tieRolls";
}
inline constexpr const char* slotName(const LogoSlot&) {
    return "logo";
}
inline constexpr const char* slotName(const AidsSlot&) {
    return "aids";
}
inline constexpr const char* slotName(const PlayerSlot&) {
    return "player";
}

/// A slot that an event has once needs no keys.
template <class T>
concept Unaddressed = std::is_empty_v<std::remove_const_t<T>>;
void describeAddress(auto&, Unaddressed auto&) {}
void describeAddress(auto& io, Is<PlayerSlot> auto& slot) {
    io.required("player", slot.id);
}

template <Unaddressed Slot>
Slot blank(std::type_identity<Slot>) {
    return {};
}
inline PlayerSlot blank(std::type_identity<PlayerSlot>) {
    return {PlayerId::placeholder(0)};
}

} // namespace mentat
