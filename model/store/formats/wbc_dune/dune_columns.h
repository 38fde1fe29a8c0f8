#pragma once

#include "model/document/formats/wbc_dune/dune_part_codec.h"
#include "model/store/table.h"

namespace mentat {

/// Dune's columns in the tables of heats. Outer: the row's member of which they are the part.

template <auto Outer>
auto partColumns(std::type_identity<DuneSeat>) {
    return std::vector{partColumn<Outer, &DuneSeat::faction>("faction"),
                       partColumn<Outer, &DuneSeat::alliance>("alliance"),
                       partColumn<Outer, &DuneSeat::winner>("winner"),
                       partColumn<Outer, &DuneSeat::performancePoints>("performance_half_points"),
                       partColumn<Outer, &DuneSeat::control>("control"),
                       partColumn<Outer, &DuneSeat::strongholds>("strongholds"),
                       partColumn<Outer, &DuneSeat::shieldWall>("shield_wall"),
                       partColumn<Outer, &DuneSeat::techTokens>("tech_tokens"),
                       partColumn<Outer, &DuneSeat::tokens>("tokens"),
                       partColumn<Outer, &DuneSeat::spice>("spice"),
                       partColumn<Outer, &DuneSeat::cards>("cards"),
                       partColumn<Outer, &DuneSeat::rolls>("rolls"),
                       partColumn<Outer, &DuneSeat::dropoutTurn>("dropout_turn"),
                       partColumn<Outer, &DuneSeat::qp>("qualification_half_points"),
                       partColumn<Outer, &DuneSeat::qpReason>("qualification_reason")};
}

template <auto Outer>
auto partColumns(std::type_identity<DuneGame>) {
    return std::vector{partColumn<Outer, &DuneGame::ending>("ending"),
                       partColumn<Outer, &DuneGame::victory>("victory"),
                       partColumn<Outer, &DuneGame::predicted>("predicted"),
                       partColumn<Outer, &DuneGame::pool>("pool")};
}

template <auto Outer>
auto partColumns(std::type_identity<DuneDraw>) {
    return std::vector{partColumn<Outer, &DuneDraw::factions>("factions")};
}

} // namespace mentat
