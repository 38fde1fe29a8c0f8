#pragma once

#include "model/event.h"
#include "ui/desk/open_book.h"
#include "ui/frame/find_entries.h"

namespace mentat {

/// Heats, and the games of the heats and the final with who plays them.
[[nodiscard]] std::vector<FindEntry> duneFindable(const Event& event);
/// Calling the clock at the tables that play (R8), and dismissing those that were called.
[[nodiscard]] std::vector<FindEntry> duneCommands(OpenBook& book);

} // namespace mentat
