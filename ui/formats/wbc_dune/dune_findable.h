#pragma once

#include "model/event.h"
#include "ui/desk/find_entries.h"
#include "ui/desk/open_book.h"

namespace mentat {

/// Heats, the games of the heats and the final with who plays them, and of whom it can be asked
/// what they need in order to qualify.
[[nodiscard]] std::vector<FindEntry> duneFindable(const Event& event);
/// Calling the clock at the tables that play (R8), and dismissing those that were called.
[[nodiscard]] std::vector<FindEntry> duneCommands(OpenBook& book);

/// What a player needs in order to qualify (R4.6).
[[nodiscard]] QStringList duneNeeds(const OpenBook& book, const PlayerId& player);

} // namespace mentat
