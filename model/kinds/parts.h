#pragma once

#include "model/dune/dune_parts.h"
#include "model/ruleset/ruleset_parts.h"

#include <variant>

namespace mentat {

template <class... Parts>
struct PartsOfKinds {
    using Seat = std::variant<typename Parts::Seat...>;
    using Game = std::variant<typename Parts::Game...>;
    using Draw = std::variant<typename Parts::Draw...>;
};

// What a kind records in addition to what every event in heats has. All seats, games, and draws of
// an event have the part of its kind.
using SeatPart = PartsOfKinds<DuneParts, RulesetParts>::Seat;
using GamePart = PartsOfKinds<DuneParts, RulesetParts>::Game;
using DrawPart = PartsOfKinds<DuneParts, RulesetParts>::Draw;

/// The initial parts of a seat, a game, and a draw, all of one kind.
struct HeatsParts {
    SeatPart seat;
    GamePart game;
    DrawPart draw;
};

} // namespace mentat
