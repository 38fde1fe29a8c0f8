#pragma once

#include "model/next_year.h"

namespace mentat {

/// Heats by number, name, place and length, the final by its length, all at the shifted times.
[[nodiscard]] Play duneNextYear(const Play& last, const YearShift& shift);

} // namespace mentat
