#pragma once

#include "model/values/numbers.h"

#include <optional>

namespace mentat {

/// A fair six-sided die from a random seed of 0 to below a million: each number has the same number
/// of seeds. Absent for the few seeds left over, which are redrawn.
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
