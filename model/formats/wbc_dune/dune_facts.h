#pragma once

#include "model/formats/wbc_dune/dune_parts.h"
#include "model/values/fact_of.h"

namespace mentat {

constexpr auto factsOf(std::type_identity<DuneSeat>) {
    return std::tuple{
        FactOf<&DuneSeat::faction>{"faction"},
        FactOf<&DuneSeat::alliance>{.key = "alliance", .onUndo = OnUndo::Stays},
        FactOf<&DuneSeat::winner>{"winner"},
        FactOf<&DuneSeat::performancePoints>{.key = "performancePoints", .heading = "pp"},
        FactOf<&DuneSeat::control>{.key = "control", .heading = notInLists},
        FactOf<&DuneSeat::strongholds>{"strongholds"},
        FactOf<&DuneSeat::shieldWall>{"shieldWall"},
        FactOf<&DuneSeat::techTokens>{"techTokens"},
        FactOf<&DuneSeat::tokens>{"tokens"},
        FactOf<&DuneSeat::spice>{"spice"},
        FactOf<&DuneSeat::cards>{"cards"},
        FactOf<&DuneSeat::rolls>{.key = "roll", .rule = KeyRule::OneOrList, .column = "rolls"},
        FactOf<&DuneSeat::dropoutTurn>{"dropoutTurn"},
        FactOf<&DuneSeat::qp>{
            .key = "qp", .onUndo = OnUndo::Stays, .column = "qualification_half_points"},
        FactOf<&DuneSeat::qpReason>{
            .key = "qpReason", .onUndo = OnUndo::Stays, .column = "qualification_reason"}};
}
static_assert(hasEveryFact<DuneSeat>(), "a fact of a seat of Dune has its row");

constexpr auto factsOf(std::type_identity<DuneGame>) {
    return std::tuple{
        FactOf<&DuneGame::ending>{.key = "ending", .onUndo = OnUndo::AsBefore},
        FactOf<&DuneGame::victory>{.key = "victory", .onUndo = OnUndo::Stays},
        FactOf<&DuneGame::predicted>{"predicted"},
        FactOf<&DuneGame::pool>{.key = "pool", .onUndo = OnUndo::Stays, .heading = notInLists}};
}
static_assert(hasEveryFact<DuneGame>(), "a fact of a game of Dune has its row");

constexpr auto factsOf(std::type_identity<DuneDraw>) {
    return std::tuple{FactOf<&DuneDraw::factions>{"factions"}};
}
static_assert(hasEveryFact<DuneDraw>(), "a fact of a draw of Dune has its row");

} // namespace mentat
