#pragma once

#include "model/formats/wbc_dune/dune_game.h"

#include <variant>

namespace mentat {

// What a format records beside what every event in heats has: the one table of these parts. All
// seats, games and draws of an event have the part of its format.
using SeatPart = std::variant<DuneSeat>;
using GamePart = std::variant<DuneGame>;
using DrawPart = std::variant<DuneDraw>;

} // namespace mentat
