#pragma once

#include "reports/wording/heats/clock_wording.h"

namespace mentat {

/// The time guidelines (R8), in display order.
[[nodiscard]] std::span<const ClockWords> duneClockWords();

} // namespace mentat
