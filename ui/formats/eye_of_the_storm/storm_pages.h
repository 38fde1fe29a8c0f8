#pragma once

#include "ui/frame/page.h"

#include <vector>

namespace mentat {

[[nodiscard]] std::vector<PageEntry> stormPages();

} // namespace mentat
