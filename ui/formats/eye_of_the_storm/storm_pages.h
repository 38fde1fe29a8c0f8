#pragma once

#include "ui/frame/find_entries.h"
#include "ui/frame/page.h"

#include <vector>

namespace mentat {

[[nodiscard]] std::vector<PageEntry> stormPages();
/// The games that are recorded.
[[nodiscard]] std::vector<FindEntry> stormFindable(const Event& event);

} // namespace mentat
