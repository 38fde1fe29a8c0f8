#pragma once

#include "model/document/heats/heat_codec.h"
#include "model/rounds/heat_slots.h"

namespace mentat {

// The journal's format of the slots of heats; see model/document/slot_codec.h.

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
inline StageSlot blank(std::type_identity<StageSlot>) {
    return {Name::placeholder()};
}

/// Which alternative of the parts a value of a heats slot has.
inline size_t partIn(const Draw& draw) {
    return draw.part.index();
}
inline size_t partIn(const AtPosition<Game>& game) {
    return game.value.part.index();
}
/// A row of the journal does not know its event, so an edit of a slot names the kind of its
/// parts; unnamed, they are the first kind's.
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
inline constexpr const char* slotName(const StageSlot&) {
    return "stage";
}

/// The key that names a round: `heat` or `stage`.
template <class Io, class Round>
void describeRound(Io& io, Round& round) {
    if constexpr (Io::reads) {
        HeatNumber heat(1);
        std::optional<Name> stage;
        io.optional("stage", stage);
        if (stage) {
            round = *stage;
        } else {
            io.required("heat", heat);
            round = heat;
        }
    } else if (const auto heat = round.heat()) {
        io.required("heat", *heat);
    } else {
        Name stage = *round.stage();
        io.required("stage", stage);
        if constexpr (!std::is_const_v<Round>)
            round = stage;
    }
}
void describeAddress(auto& io, Is<GameSlot> auto& slot) {
    describeRound(io, slot.round);
    io.required("table", slot.table);
}
void describeAddress(auto& io, Is<StageSlot> auto& slot) {
    io.required("stage", slot.stage);
}

template <class Slot>
requires requires(Slot& slot) {
    slot.heat;
}
void describeAddress(auto& io, Slot& slot) {
    io.required("heat", slot.heat);
    if constexpr (requires { slot.player; })
        io.required("player", slot.player);
}

} // namespace mentat
