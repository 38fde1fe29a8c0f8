#pragma once

#include "model/dune/faction.h"
#include "reports/wording/names.h"

namespace mentat {

/// "Habbanya Sietch"
[[nodiscard]] QString strongholdName(const Language& language, Stronghold stronghold);

/// Of factions and strongholds.
[[nodiscard]] NamesOfKind duneNames();

} // namespace mentat
