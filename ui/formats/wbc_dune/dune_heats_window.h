#pragma once

#include "ui/heats/heats_window.h"

namespace mentat {

/// Factions at a table, called clocks (R8), factions drawn by the program (R1.3).
extern const HeatsWindow duneHeatsWindow;

/// What can be done with a sheet of Dune beside what every format's can: the grid, the values of
/// the losers, and each letter of a row.
[[nodiscard]] std::vector<SheetAct> duneSheetActs(bool isOfHeat);

} // namespace mentat
