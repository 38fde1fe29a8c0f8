#pragma once

#include "model/values/numbers.h"

#include <optional>

namespace mentat {

/// What a fair die of six sides shows for a seed that nobody chose, from 0 to below a million: each
/// number for as many seeds. Absent for the few seeds left over, in whose place another is taken.
[[nodiscard]] inline std::optional<Roll> dieOf(qint64 seed) {
    constexpr qint64 sides = 6;
    constexpr qint64 seeds = 1'000'000;
    constexpr qint64 leftOver = seeds % sides;
    Q_ASSERT(seed >= 0 && seed < seeds);
    if (seed >= seeds - leftOver)
        return std::nullopt;
    return Roll(static_cast<int>(seed % sides) + 1);
}

} // namespace mentat
