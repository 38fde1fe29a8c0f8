#pragma once

#include "model/dune/faction.h"
#include "reports/wording/names.h"
#include "scoring/dune/games/end_values.h"

namespace mentat {

/// "Habbanya Sietch"
[[nodiscard]] QString strongholdName(const Language& language, Stronghold stronghold);

/// "strongholds", within a sentence
[[nodiscard]] QString endValueName(const Language& language, EndValue value);

/// Of factions and strongholds, and of what a board is counted by.
[[nodiscard]] NamesOfKind duneNames();

} // namespace mentat
