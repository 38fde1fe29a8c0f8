#pragma once

#include "scoring/award.h"
#include "scoring/formats/wbc_dune/games/field.h"

namespace mentat {

/// R5.3, in the order of the factions; those that nobody eligible played are left out.
[[nodiscard]] std::vector<Award> duneAwards(const Field& field);
[[nodiscard]] std::vector<Award> duneAwards(const Event& event);

} // namespace mentat
