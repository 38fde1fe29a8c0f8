#pragma once

#include "model/document/bytes/text_guide.h"
#include "model/document/formats/document_format.h"
#include "model/document/formats/wbc_dune/game_codec.h"
#include "model/formats/wbc_dune/dune_slots.h"

namespace mentat {

inline Draw blank(std::type_identity<Draw>) {
    return {};
}
void describe(auto& io, Is<Draw> auto& draw) {
    io.optional("seed", draw.seed);
    io.optional("algorithm", draw.algorithm);
    io.flag("avoidRepeats", draw.avoidRepeats);
    io.list("sizes", draw.sizes);
    io.optional("expansionTables", draw.expansionTables);
    io.flag("factions", dune(draw).factions);
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

inline FactionPick blank(std::type_identity<FactionPick>) {
    return {PlayerId::placeholder(0), Faction::Atreides};
}
void describe(auto& io, Is<FactionPick> auto& pick) {
    io.required("player", pick.player);
    io.required("faction", pick.faction);
}

/// `expansionVotes`: an object of player → vote. A vote against is a fact and is written.
template <>
struct Codec<std::vector<ExpansionVote>> {
    static Json write(const std::vector<ExpansionVote>& votes);
    static std::optional<std::vector<ExpansionVote>> read(const Json& json, const Pointer& where,
                                                          ReadNotes& notes);
};

template <>
struct Codec<FinalGame> {
    static Json write(const FinalGame& final);
    static std::optional<FinalGame> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

inline void showTexts(TextGuide& guide, ExpansionVote& vote) {
    guide.visit(vote.player);
}
inline void showTexts(TextGuide& guide, FinalGame& final) {
    guide.visit(final.game);
}

inline FinalDetails blank(std::type_identity<FinalDetails>) {
    return {};
}
void describe(auto& io, Is<FinalDetails> auto& details) {
    io.optional("start", details.start);
    io.optional("minutes", details.minutes);
    io.list("unavailable", details.unavailable);
    io.list("present", details.present);
    io.optional("deadline", details.deadline);
    io.flag("closed", details.closed);
    io.list("calls", details.calls);
    io.list("expansionVotes", details.expansionVotes);
    io.list("picks", details.picks);
    io.list("tieRolls", details.tieRolls);
}

inline constexpr const char* slotName(const FinalSlot&) {
    return "final";
}

/// `heats` and `final`.
[[nodiscard]] DocumentFormat documentFormatOf(std::type_identity<DunePlay>);

} // namespace mentat
