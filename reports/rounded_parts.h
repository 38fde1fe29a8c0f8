#pragma once

#include <QtGlobal>

#include <vector>

namespace mentat {

/// Parts in whole units that add up to their sum in whole units: what is printed is added up by
/// whoever reads it. Each is rounded down or up, those with the greatest remainder up (of equals
/// the first). Parts are 0 or more, unit above 0: how much one unit is.
[[nodiscard]] std::vector<qint64> partsOfRoundedSum(const std::vector<qint64>& parts, qint64 unit);

} // namespace mentat
