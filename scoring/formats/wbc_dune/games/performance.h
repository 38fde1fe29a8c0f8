#pragma once

#include "model/formats/wbc_dune/game.h"
#include "model/values/numbers.h"

namespace mentat {

/// R5.1: a seat's PP, as given or from its control grid; absent where unknown.
[[nodiscard]] std::optional<PerformancePoints> performanceOf(const Seat& seat,
                                                             const Settings& settings);

/// R5.2: PP ÷ game turns played × players who started ÷ 6. turns above 0.
[[nodiscard]] Fraction normalized(PerformancePoints points, Turns turns, int starters);

} // namespace mentat
