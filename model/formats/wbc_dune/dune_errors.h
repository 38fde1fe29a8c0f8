#pragma once

#include "model/errors.h"
#include "model/finding.h"

namespace mentat {

/// R10.1–R10.10 in heats, final and their games.
void addDuneErrors(const Event& event, const KnownPlayers& players, const EditList* edits,
                   Findings& findings);
/// The games of the heats; the final is no one of them.
[[nodiscard]] size_t duneGameCount(const Play& play);

} // namespace mentat
