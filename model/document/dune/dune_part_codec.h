#pragma once

#include "model/document/event_codec.h"
#include "model/dune/dune_parts.h"

namespace mentat {

void describePart(auto& io, Is<DuneSeat> auto& seat, auto dropout, auto presence) {
    forEachFact<DuneSeat>([&]<auto Member>(const FactOf<Member>&) {
        if constexpr (isFactOf<Member, &DuneSeat::dropoutTurn>)
            dropout();
        if constexpr (isFactOf<Member, &DuneSeat::qp>)
            presence();
        describeFact<Member>(io, seat);
    });
}

void describePart(auto& io, Is<DuneGame> auto& game, auto marks) {
    forEachFact<DuneGame>([&]<auto Member>(const FactOf<Member>&) {
        if constexpr (isFactOf<Member, &DuneGame::pool>)
            marks();
        describeFact<Member>(io, game);
    });
}

void describePart(auto& io, Is<DuneDraw> auto& draw) {
    describeFacts(io, draw);
}

} // namespace mentat
