#pragma once

#include "model/changes/change.h"

namespace mentat {

/// The subject of a change, derived from its edits: its operands are words for a sentence.

/// The first round that it changes; absent if it changes none.
[[nodiscard]] std::optional<RoundId> roundOf(const Change& change);
/// The same, if that is a heat.
[[nodiscard]] std::optional<HeatNumber> heatOf(const Change& change);

/// The table whose first result a change records.
[[nodiscard]] std::optional<TableNumber> tableRecorded(const Change& change, const RoundId& round);

/// Whether it changes a recorded result.
[[nodiscard]] bool correctsResult(const Change& change);

} // namespace mentat
