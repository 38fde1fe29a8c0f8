#pragma once

#include "ui/heats/heats_window.h"

namespace mentat {

/// Factions at a table, called clocks (R8), factions drawn by Mentat (R1.3).
extern const HeatsWindow duneHeatsWindow;
/// The cut of earlier years, the players already through, the questions about best games; a
/// supposed game by its victory and winners.
extern const StandingsWindow duneStandingsWindow;

} // namespace mentat
