#pragma once

#include "model/event.h"
#include "ui/frame/find_entries.h"

namespace mentat {

/// Heats, and the games of the heats and the final with who plays them.
[[nodiscard]] std::vector<FindEntry> duneFindable(const Event& event);

} // namespace mentat
