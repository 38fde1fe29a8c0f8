#pragma once

#include "model/document/event_codec.h"
#include "model/formats/wbc_dune/game.h"

namespace mentat {

/// `roll`: an integer or, re-rolled, a list.
template <class Writer>
requires(!Writer::reads) void describeRoll(Writer& io, const Seat& seat) {
    if (seat.rolls.size() == 1)
        io.required("roll", seat.rolls.front());
    else
        io.list("roll", seat.rolls);
}
void describeRoll(ObjectReader& io, Seat& seat);

inline Seat blank(std::type_identity<Seat>) {
    return seatOf(SeatNumber(1), PlayerId::placeholder(0));
}
void describe(auto& io, Is<Seat> auto& seat) {
    io.required("seat", seat.number);
    io.required("player", seat.player);
    io.optional("faction", seat.faction);
    io.optional("alliance", seat.alliance);
    io.flag("winner", seat.winner);
    io.optional("performancePoints", seat.performancePoints);
    io.list("control", seat.control);
    io.optional("strongholds", seat.strongholds);
    io.flag("shieldWall", seat.shieldWall);
    io.flag("techTokens", seat.techTokens);
    io.optional("tokens", seat.tokens);
    io.optional("spice", seat.spice);
    io.optional("cards", seat.cards);
    describeRoll(io, seat);
    io.flag("dropout", seat.dropout);
    io.optional("dropoutTurn", seat.dropoutTurn);
    io.flag("excused", seat.excused);
    io.optional("left", seat.left);
    io.flag("late", seat.late);
    io.optional("qp", seat.qp);
    io.optional("qpReason", seat.qpReason);
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
    describeTable();
    io.always("expansion", game.expansion);
    io.optional("start", game.start);
    io.optional("end", game.end);
    io.optional("minutes", game.minutes);
    io.optional("turns", game.turns);
    io.optional("ending", game.ending);
    io.optional("victory", game.victory);
    io.optional("predicted", game.predicted);
    io.flag("void", game.isVoid);
    io.flag("locked", game.locked);
    io.flag("checked", game.checked);
    io.list("pool", game.pool);
    io.list("accepted", game.accepted);
    io.optional("note", game.note);
    io.required("seats", game.seats);
}
void describe(auto& io, Is<Game> auto& game) {
    describeGame(io, game, [&] { io.required("table", game.table); });
}

} // namespace mentat
