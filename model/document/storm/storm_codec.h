#pragma once

#include "model/document/document_kind.h"
#include "model/document/event_codec.h"
#include "model/finding_kind.h"
#include "model/storm/storm_slots.h"

namespace mentat {

template <>
[[nodiscard]] constexpr FindingKind tooSmall<StormGameTag>(qint64) {
    return FindingKind::OutOfRange; // a number that names something, R10.1
}
template <>
[[nodiscard]] constexpr FindingKind tooSmall<FavorTag>(qint64) {
    return FindingKind::OutOfRange; // it may be negative (R11.3)
}

constexpr auto factsOf(std::type_identity<StartingPoints>) {
    return std::tuple{
        FactOf<&StartingPoints::solaris>{.key = "solaris", .column = "solaris_points"},
        FactOf<&StartingPoints::favor>{.key = "favor", .column = "favor_points"},
        FactOf<&StartingPoints::spice>{.key = "spice", .column = "spice_points"}};
}
static_assert(hasEveryFact<StartingPoints>(), "a fact of starting points has its row");
inline StartingPoints blank(std::type_identity<StartingPoints>) {
    return {};
}
void describe(auto& io, Is<StartingPoints> auto& points) {
    describeFacts(io, points);
}

constexpr auto factsOf(std::type_identity<Allegiances>) {
    return std::tuple{
        FactOf<&Allegiances::imperial>{.key = "imperial", .column = "imperial_allegiances"},
        FactOf<&Allegiances::house>{.key = "house", .column = "house_allegiances"}};
}
static_assert(hasEveryFact<Allegiances>(), "a fact of allegiances has its row");
inline Allegiances blank(std::type_identity<Allegiances>) {
    return {};
}
void describe(auto& io, Is<Allegiances> auto& allegiances) {
    describeFacts(io, allegiances);
}

constexpr auto factsOf(std::type_identity<House>) {
    return std::tuple{
        FactOf<&House::name>{.key = "house", .column = "name"}, FactOf<&House::sponsor>{"sponsor"},
        FactOf<&House::homeworld>{"homeworld"},
        FactOf<&House::startingPoints>{.key = "startingPoints", .rule = KeyRule::Object},
        FactOf<&House::allegiances>{.key = "allegiances", .rule = KeyRule::Object}};
}
static_assert(hasEveryFact<House>(), "a fact of a house has its row");
inline House blank(std::type_identity<House>) {
    return {};
}
void describe(auto& io, Is<House> auto& house) {
    describeFacts(io, house);
}

constexpr auto factsOf(std::type_identity<StormSeat>) {
    return std::tuple{FactOf<&StormSeat::player>{"player"}, FactOf<&StormSeat::status>{"status"},
                      FactOf<&StormSeat::solaris>{"solaris"}, FactOf<&StormSeat::favor>{"favor"},
                      FactOf<&StormSeat::spice>{"spice"}};
}
static_assert(hasEveryFact<StormSeat>(), "a fact of a seat of a session game has its row");
inline StormSeat blank(std::type_identity<StormSeat>) {
    return {PlayerId::placeholder(0), StormStatus::Eliminated, {}, {}, {}};
}
void describe(auto& io, Is<StormSeat> auto& seat) {
    describeFacts(io, seat);
}

/// Excludes its number and its seats, which are stored elsewhere.
constexpr auto factsOf(std::type_identity<StormGame>) {
    return std::tuple{FactOf<&StormGame::round>{"round"},
                      FactOf<&StormGame::table>{.key = "table", .column = "table_number"},
                      FactOf<&StormGame::isVoid>{"void"}, FactOf<&StormGame::note>{"note"}};
}
static_assert(hasEveryFact<StormGame>(2), "a fact of a session game has its row");
inline StormGame blank(std::type_identity<StormGame>) {
    return {StormGameNumber(1), {}, {}, {}, false, {}};
}
void describe(auto& io, Is<StormGame> auto& game) {
    io.required("number", game.number);
    io.required("seats", game.seats);
    describeFacts(io, game);
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
[[nodiscard]] DocumentKind stormDocumentKind();

} // namespace mentat
