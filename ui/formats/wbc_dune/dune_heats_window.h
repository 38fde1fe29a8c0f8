#pragma once

#include "ui/heats/heats_window.h"

namespace mentat {

/// Factions at a table, called clocks (R8), factions drawn by the program (R1.3).
extern const HeatsWindow duneHeatsWindow;

} // namespace mentat
