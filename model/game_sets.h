#pragma once

#include "model/event.h"

namespace mentat {

/// Whether the event has more than the base game: without it nothing asks for, shows or speaks of
/// an expansion (R1.5).
[[nodiscard]] bool hasExpansion(const Event& event);

} // namespace mentat
