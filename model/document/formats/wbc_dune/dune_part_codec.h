#pragma once

#include "model/document/event_codec.h"
#include "model/formats/wbc_dune/dune_parts.h"

namespace mentat {

/// `roll`: an integer or, re-rolled, a list.
template <class Writer>
requires(!Writer::reads) void describeRoll(Writer& io, const DuneSeat& seat) {
    if (seat.rolls.size() == 1)
        io.required("roll", seat.rolls.front());
    else
        io.list("roll", seat.rolls);
}
void describeRoll(ObjectReader& io, DuneSeat& seat);

void describePart(auto& io, Is<DuneSeat> auto& seat, auto dropout, auto presence) {
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
    dropout();
    io.optional("dropoutTurn", seat.dropoutTurn);
    presence();
    io.optional("qp", seat.qp);
    io.optional("qpReason", seat.qpReason);
}

void describePart(auto& io, Is<DuneGame> auto& game, auto marks) {
    io.optional("ending", game.ending);
    io.optional("victory", game.victory);
    io.optional("predicted", game.predicted);
    marks();
    io.list("pool", game.pool);
}

void describePart(auto& io, Is<DuneDraw> auto& draw) {
    io.flag("factions", draw.factions);
}

} // namespace mentat
