#pragma once

#include "model/changes/change.h"

namespace mentat {

/// What a change is about, from its edits: its operands are words for a sentence.

/// The heat that it changes something in, the first of its edits where they are several; none where
/// it changes nothing in a heat.
[[nodiscard]] std::optional<HeatNumber> heatOf(const Change& change);

/// The table whose result a change enters in a heat: one that had none.
[[nodiscard]] std::optional<TableNumber> tableRecorded(const Change& change, HeatNumber heat);

/// Whether a result that stood, in a heat or the final, says something else now.
[[nodiscard]] bool correctsResult(const Change& change);

} // namespace mentat
