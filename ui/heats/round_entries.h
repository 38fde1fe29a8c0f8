#pragma once

#include "model/event.h"
#include "ui/desk/find_entries.h"

namespace mentat {

/// The rounds of an event with their games, as a few letters find them: "h2 t3", "semifinal".
[[nodiscard]] std::vector<FindEntry> roundEntries(const Event& event);

} // namespace mentat
