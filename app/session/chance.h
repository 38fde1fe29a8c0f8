#pragma once

#include <QtGlobal>

namespace mentat {

/// A seed for a draw (R1.7) from the system's source of chance, short enough to be read out: below
/// a million.
[[nodiscard]] qint64 seedByChance();

} // namespace mentat
