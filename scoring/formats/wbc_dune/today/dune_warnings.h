#pragma once

#include "model/event.h"
#include "scoring/warnings.h"

namespace mentat {

/// R10.21–R10.27 over the whole event. A game's acceptance of a rule covers all that the game has
/// under it.
[[nodiscard]] Warnings duneWarnings(const Event& event);

} // namespace mentat
