#pragma once

#include <QString>

#include <optional>

namespace mentat {

/// How many typos two words may be apart and still be meant alike, by the letters and digits of the
/// longer one: none below 4, then 1, from 8 on 2, from 15 on 3.
[[nodiscard]] int mostTypos(qsizetype letters);

/// Letters changed, missing, too many, or swapped with their neighbour, each counted once; nothing
/// where they are more than limit.
[[nodiscard]] std::optional<int> typosBetween(const QString& a, const QString& b, int limit);

} // namespace mentat
