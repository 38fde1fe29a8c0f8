#pragma once

#include "ui/desk/find_entries.h"
#include "ui/desk/page.h"

#include <vector>

namespace mentat {

[[nodiscard]] std::vector<PageEntry> stormPages();
/// The games that are recorded.
[[nodiscard]] std::vector<FindEntry> stormFindable(const Event& event);

} // namespace mentat
