#pragma once

#include "model/document/event_codec.h"
#include "model/document/formats/document_format.h"
#include "model/finding_kind.h"
#include "model/formats/eye_of_the_storm/storm_slots.h"

namespace mentat {

template <>
[[nodiscard]] constexpr FindingKind tooSmall<StormGameTag>(qint64) {
    return FindingKind::OutOfRange; // a number that names something, R10.1
}
template <>
[[nodiscard]] constexpr FindingKind tooSmall<FavorTag>(qint64) {
    return FindingKind::OutOfRange; // it may be negative (R11.3)
}

inline StartingPoints blank(std::type_identity<StartingPoints>) {
    return {};
}
void describe(auto& io, Is<StartingPoints> auto& points) {
    io.optional("solaris", points.solaris);
    io.optional("favor", points.favor);
    io.optional("spice", points.spice);
}

inline Allegiances blank(std::type_identity<Allegiances>) {
    return {};
}
void describe(auto& io, Is<Allegiances> auto& allegiances) {
    io.list("imperial", allegiances.imperial);
    io.list("house", allegiances.house);
}

inline House blank(std::type_identity<House>) {
    return {};
}
void describe(auto& io, Is<House> auto& house) {
    io.optional("house", house.name);
    io.optional("sponsor", house.sponsor);
    io.optional("homeworld", house.homeworld);
    io.objectUnlessEmpty("startingPoints", house.startingPoints);
    io.objectUnlessEmpty("allegiances", house.allegiances);
}

inline StormSeat blank(std::type_identity<StormSeat>) {
    return {PlayerId::placeholder(0), StormStatus::Eliminated, {}, {}, {}};
}
void describe(auto& io, Is<StormSeat> auto& seat) {
    io.required("player", seat.player);
    io.required("status", seat.status);
    io.optional("solaris", seat.solaris);
    io.optional("favor", seat.favor);
    io.optional("spice", seat.spice);
}

inline StormGame blank(std::type_identity<StormGame>) {
    return {StormGameNumber(1), {}, {}, {}, false, {}};
}
void describe(auto& io, Is<StormGame> auto& game) {
    io.required("number", game.number);
    io.required("seats", game.seats);
    io.optional("round", game.round);
    io.optional("table", game.table);
    io.flag("void", game.isVoid);
    io.optional("note", game.note);
}

inline constexpr const char* slotName(const HouseSlot&) {
    return "house";
}
inline HouseSlot blank(std::type_identity<HouseSlot>) {
    return {PlayerId::placeholder(0)};
}
void describeAddress(auto& io, Is<HouseSlot> auto& slot) {
    io.required("player", slot.player);
}

inline constexpr const char* slotName(const StormGameSlot&) {
    return "stormGame";
}
inline StormGameSlot blank(std::type_identity<StormGameSlot>) {
    return {StormGameNumber(1)};
}
void describeAddress(auto& io, Is<StormGameSlot> auto& slot) {
    io.required("game", slot.game);
}

/// `games`, and the houses of the players.
[[nodiscard]] DocumentFormat documentFormatOf(std::type_identity<StormPlay>);

} // namespace mentat
