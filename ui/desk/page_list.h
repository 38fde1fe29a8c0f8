#pragma once

#include "ui/desk/page.h"

#include <vector>

namespace mentat {

/// The pages of the rail for what is open: those that every event has, with its format's own
/// between them.
[[nodiscard]] std::vector<PageEntry> pagesOf(const OpenBook& book);

} // namespace mentat
