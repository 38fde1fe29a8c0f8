#pragma once

#include "model/document/heats/heat_codec.h"
#include "model/rounds/heat_slots.h"

namespace mentat {

// How the slots of heats stand in the journal; see model/document/formats/slot_codec.h.

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

/// Which alternative of the parts a value has that a slot of heats holds.
inline size_t partIn(const Draw& draw) {
    return draw.part.index();
}
inline size_t partIn(const Placed<Game>& game) {
    return game.value.part.index();
}
inline size_t partIn(const FinalGame& final) {
    return final.game.part.index();
}
/// A row of the journal knows no event, so an edit of such a slot says whose parts its values have;
/// where it says nothing they are the first format's.
void writeFormatOfParts(ObjectWriter& writer, size_t alternative);
void readFormatOfParts(ObjectReader& reader);

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

template <class Slot>
requires requires(Slot& slot) {
    slot.heat;
}
void describeAddress(auto& io, Slot& slot) {
    io.required("heat", slot.heat);
    if constexpr (requires { slot.player; })
        io.required("player", slot.player);
    if constexpr (requires { slot.table; })
        io.required("table", slot.table);
}

} // namespace mentat
