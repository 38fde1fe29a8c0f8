#pragma once

#include "model/dune/dune_play.h"
#include "model/ruleset/ruleset_play.h"
#include "model/storm/storm_play.h"

#include <array>
#include <type_traits>
#include <variant>

namespace mentat {

/// What an event's format adds to it: the alternatives stand in the order of formats().
using Play = std::variant<DunePlay, StormPlay, RulesetPlay>;

/// What rowOf() says of each format, in the order of the alternatives. It is asked with a
/// std::type_identity of the play; a format that has no answer does not compile.
template <class RowOf>
constexpr auto rowsOfFormats(RowOf rowOf) {
    return [&]<class... Plays>(std::type_identity<std::variant<Plays...>>) {
        return std::array{rowOf(std::type_identity<Plays>{})...};
    }(std::type_identity<Play>{});
}

} // namespace mentat
