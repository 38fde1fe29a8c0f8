#pragma once

#include "scoring/formats/wbc_dune/games/placed_game.h"

namespace mentat {

/// R10.21–R10.23: values that a board cannot show.
[[nodiscard]] Findings valueWarnings(const Event& event, const PlacedGame& placed);

/// R10.24, R10.25: a victory that its values do not bear out.
[[nodiscard]] Findings victoryWarnings(const Event& event, const PlacedGame& placed);

} // namespace mentat
