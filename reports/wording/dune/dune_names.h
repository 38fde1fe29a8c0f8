#pragma once

#include "model/dune/faction.h"
#include "reports/wording/names.h"
#include "scoring/dune/games/end_values.h"

namespace mentat {

/// "Habbanya Sietch"
[[nodiscard]] QString strongholdName(const Language& language, Stronghold stronghold);

/// "strongholds", within a sentence
[[nodiscard]] QString endValueName(const Language& language, EndValue value);

/// For factions and strongholds, and what is counted on a board.
[[nodiscard]] NamesOfKind duneNames();

} // namespace mentat
