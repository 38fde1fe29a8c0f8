#pragma once

#include "model/document/event_codec.h"
#include "model/formats/wbc_dune/game.h"

namespace mentat {

/// `roll`: an integer or, re-rolled, a list.
template <class Writer>
requires(!Writer::reads) void describeRoll(Writer& io, const Seat& seat) {
    if (dune(seat).rolls.size() == 1)
        io.required("roll", dune(seat).rolls.front());
    else
        io.list("roll", dune(seat).rolls);
}
void describeRoll(ObjectReader& io, Seat& seat);

inline Seat blank(std::type_identity<Seat>) {
    return seatOf(SeatNumber(1), PlayerId::placeholder(0));
}
void describe(auto& io, Is<Seat> auto& seat) {
    auto& own = dune(seat);
    io.required("seat", seat.number);
    io.required("player", seat.player);
    io.optional("faction", own.faction);
    io.optional("alliance", own.alliance);
    io.flag("winner", own.winner);
    io.optional("performancePoints", own.performancePoints);
    io.list("control", own.control);
    io.optional("strongholds", own.strongholds);
    io.flag("shieldWall", own.shieldWall);
    io.flag("techTokens", own.techTokens);
    io.optional("tokens", own.tokens);
    io.optional("spice", own.spice);
    io.optional("cards", own.cards);
    describeRoll(io, seat);
    io.flag("dropout", seat.dropout);
    io.optional("dropoutTurn", own.dropoutTurn);
    io.flag("excused", seat.excused);
    io.optional("left", seat.left);
    io.flag("late", seat.late);
    io.optional("qp", own.qp);
    io.optional("qpReason", own.qpReason);
}

/// The rules that a document names are those of accepted warnings.
template <>
struct Codec<Rule> {
    static Json write(Rule rule) { return Json(idOf(rule)); }
    static std::optional<Rule> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

inline Acceptance blank(std::type_identity<Acceptance>) {
    return {Rule::R10_21, {}};
}
void describe(auto& io, Is<Acceptance> auto& acceptance) {
    io.required("rule", acceptance.rule);
    io.optional("reason", acceptance.reason);
}

inline Game blank(std::type_identity<Game>) {
    return {};
}
/// describeTable: a heat's game must say its table, the final's may leave it out.
void describeGame(auto& io, Is<Game> auto& game, auto describeTable) {
    auto& own = dune(game);
    describeTable();
    io.always("expansion", game.expansion);
    io.optional("start", game.start);
    io.optional("end", game.end);
    io.optional("minutes", game.minutes);
    io.optional("turns", game.turns);
    io.optional("ending", own.ending);
    io.optional("victory", own.victory);
    io.optional("predicted", own.predicted);
    io.flag("void", game.isVoid);
    io.flag("locked", game.locked);
    io.flag("checked", game.checked);
    io.list("pool", own.pool);
    io.list("accepted", game.accepted);
    io.optional("note", game.note);
    io.required("seats", game.seats);
}
void describe(auto& io, Is<Game> auto& game) {
    describeGame(io, game, [&] { io.required("table", game.table); });
}

} // namespace mentat
