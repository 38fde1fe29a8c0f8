#pragma once

#include "model/errors.h"
#include "model/finding.h"

namespace mentat {

/// R10.1 and R10.2 in the games of an Eye of the Storm event.
void addStormErrors(const Event& event, const KnownPlayers& players, const EditList* edits,
                    Findings& findings);
[[nodiscard]] size_t stormGameCount(const Play& play);

} // namespace mentat
