#pragma once

#include "model/document/formats/all_codec.h"
#include "model/formats/slots.h"

namespace mentat {

/// How slots stand in the journal: a name, the keys that address them, and their values.

template <class T>
Placed<T> blank(std::type_identity<Placed<T>>) {
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
void describe(auto& io, Placed<T>& placed) {
    describePlaced(io, placed);
}
template <class T>
void describe(auto& io, const Placed<T>& placed) {
    describePlaced(io, placed);
}

/// A player of the journal also says which person it is.
template <>
struct Codec<Placed<Player>> {
    static Json write(const Placed<Player>& placed);
    static std::optional<Placed<Player>> read(const Json& json, const Pointer& where,
                                              ReadNotes& notes);
};

inline Attendance blank(std::type_identity<Attendance>) {
    return {};
}
template <class Io>
void describe(Io& io, Is<Attendance> auto& attendance) {
    qint64 position = static_cast<qint64>(attendance.position);
    io.flag("ifNeeded", attendance.onlyIfNeeded);
    io.required("position", position);
    if constexpr (Io::reads)
        attendance.position = static_cast<size_t>(position);
}

void describe(auto& io, Is<EventDetails> auto& details) {
    describeDetails(io, details, [] {});
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
inline constexpr const char* slotName(const PlayerSlot&) {
    return "player";
}
inline constexpr const char* slotName(const HeatSlot&) {
    return "heat";
}
inline constexpr const char* slotName(const EntrantSlot&) {
    return "entrant";
}
inline constexpr const char* slotName(const DrawSlot&) {
    return "draw";
}
inline constexpr const char* slotName(const GameSlot&) {
    return "game";
}
inline constexpr const char* slotName(const FinalGameSlot&) {
    return "finalGame";
}

/// A slot of which an event has one needs no keys.
template <class T>
concept Unaddressed = std::is_empty_v<std::remove_const_t<T>>;
void describeAddress(auto&, Unaddressed auto&) {}
void describeAddress(auto& io, Is<PlayerSlot> auto& slot) {
    io.required("player", slot.id);
}
void describeAddress(auto& io, Is<HeatSlot> auto& slot) {
    io.required("heat", slot.heat);
}
void describeAddress(auto& io, Is<EntrantSlot> auto& slot) {
    io.required("heat", slot.heat);
    io.required("player", slot.player);
}
void describeAddress(auto& io, Is<DrawSlot> auto& slot) {
    io.required("heat", slot.heat);
}
void describeAddress(auto& io, Is<GameSlot> auto& slot) {
    io.required("heat", slot.heat);
    io.required("table", slot.table);
}

template <Unaddressed Slot>
Slot blank(std::type_identity<Slot>) {
    return {};
}
inline PlayerSlot blank(std::type_identity<PlayerSlot>) {
    return {PlayerId::placeholder(0)};
}
inline HeatSlot blank(std::type_identity<HeatSlot>) {
    return {HeatNumber(1)};
}
inline EntrantSlot blank(std::type_identity<EntrantSlot>) {
    return {HeatNumber(1), PlayerId::placeholder(0)};
}
inline DrawSlot blank(std::type_identity<DrawSlot>) {
    return {HeatNumber(1)};
}
inline GameSlot blank(std::type_identity<GameSlot>) {
    return {HeatNumber(1), TableNumber(1)};
}

} // namespace mentat
