#pragma once

#include "model/document/heats/game_codec.h"

namespace mentat {

inline Draw blank(std::type_identity<Draw>) {
    return {};
}
template <class Io>
void describe(Io& io, Is<Draw> auto& draw) {
    if constexpr (Io::reads)
        draw.part = io.notes().parts().draw;
    io.optional("seed", draw.seed);
    io.optional("algorithm", draw.algorithm);
    io.flag("avoidRepeats", draw.avoidRepeats);
    io.list("sizes", draw.sizes);
    if (playsExpansion(draw.part))
        io.optional("expansionTables", draw.expansionTables);
    std::visit([&](auto& own) { describePart(io, own); }, draw.part);
    io.list("entrants", draw.entrants);
    io.list("tables", draw.tables);
}

inline HeatDetails blank(std::type_identity<HeatDetails>) {
    return {};
}
void describe(auto& io, Is<HeatDetails> auto& details) {
    io.optional("name", details.name);
    io.optional("start", details.start);
    io.always("minutes", details.minutes);
    io.optional("location", details.location);
    io.optional("cancelled", details.cancelled);
}

inline Heat blank(std::type_identity<Heat>) {
    return {HeatNumber(1), {}, {}, {}, {}, {}};
}
void describe(auto& io, Is<Heat> auto& heat) {
    io.required("number", heat.number);
    describe(io, heat.details);
    io.required("entrants", heat.entrants);
    io.list("standby", heat.standby);
    io.optional("draw", heat.draw);
    io.required("games", heat.games);
}

inline FinalCall blank(std::type_identity<FinalCall>) {
    return {PlayerId::placeholder(0), CallState::Told, {}};
}
void describe(auto& io, Is<FinalCall> auto& call) {
    io.required("player", call.player);
    io.required("state", call.state);
    io.optional("time", call.time);
}

/// describeOwn: what a format adds to a stage.
void describeStage(auto& io, auto& stage, auto describeOwn) {
    io.optional("start", stage.start);
    io.optional("minutes", stage.minutes);
    io.optional("location", stage.location);
    io.list("unavailable", stage.unavailable);
    io.list("present", stage.present);
    io.optional("deadline", stage.deadline);
    io.flag("closed", stage.closed);
    io.list("calls", stage.calls);
    describeOwn();
    io.list("tieRolls", stage.tieRolls);
}

inline Stage blank(std::type_identity<Stage>) {
    return {};
}
void describe(auto& io, Is<Stage> auto& stage) {
    describeStage(io, stage, [&] { io.optional("seed", stage.seed); });
}

inline PlayedStage blank(std::type_identity<PlayedStage>) {
    return {Name::placeholder(), {}, {}};
}
void describe(auto& io, Is<PlayedStage> auto& stage) {
    io.required("name", stage.name);
    describe(io, stage.details);
    io.always("games", stage.games);
}

/// `heats` of an event's document.
void writeHeats(ObjectWriter& writer, const HeatsPlay& play);
/// parts: what the format's seats, games and draws are read into, from here on.
void readHeats(ObjectReader& reader, HeatsPlay& play, const HeatsParts& parts);

} // namespace mentat
