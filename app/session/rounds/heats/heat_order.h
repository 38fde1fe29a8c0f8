#pragma once

#include "model/changes/change.h"

namespace mentat {

/// Gives a heat another number, and the place among the heats that goes with it; where another heat
/// has that number, the two change numbers and places. Who is checked in moves along, and so do
/// rulings. Failures: UnknownHeat; RoundHasTables where either has any: their number is on paper,
/// and draws and ties count by it (R1.7, R4.2).
[[nodiscard]] Result<Change> moveHeat(const Event& event, HeatNumber heat, HeatNumber to);

} // namespace mentat
