#pragma once

#include "model/formats/by_ruleset/ruleset.h"

#include <QtGlobal>

#include <vector>

namespace mentat {

/// H9: who sits at which of a stage's tables: positions in the line-up, those of a table in the
/// order of seeding. sizes: of all tables; together they seat the line-up. The seed is that of the
/// stage's draw; `snake` and `ranked` have no chance in them.
[[nodiscard]] std::vector<std::vector<size_t>>
tablesBySeeds(Seeding seeding, const std::vector<int>& sizes, qint64 seed);

/// Whether the seeds alone say who sits where.
[[nodiscard]] inline bool isWithoutChance(Seeding seeding) {
    return seeding == Seeding::Snake || seeding == Seeding::Ranked;
}

} // namespace mentat
