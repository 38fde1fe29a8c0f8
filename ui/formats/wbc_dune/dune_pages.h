#pragma once

#include "ui/desk/page.h"

#include <vector>

namespace mentat {

[[nodiscard]] std::vector<PageEntry> dunePages();
[[nodiscard]] std::unique_ptr<QWidget> makeHeatClock(const Surroundings& surroundings);
[[nodiscard]] std::unique_ptr<QWidget> makeClockBar(const Surroundings& surroundings);

} // namespace mentat
