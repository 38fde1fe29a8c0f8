#pragma once

#include "ui/heats/heats_window.h"

namespace mentat {

/// Factions at a table, called clocks (R8), factions drawn by the program (R1.3).
extern const HeatsWindow duneHeatsWindow;
/// The cut of earlier years, who is already through, what is asked of best games; a supposed game
/// by its victory and who wins.
extern const StandingsWindow duneStandingsWindow;

} // namespace mentat
