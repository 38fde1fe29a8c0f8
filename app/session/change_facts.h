#pragma once

#include "model/changes/change.h"

namespace mentat {

/// What a change is about, from its edits: its operands are words for a sentence.

/// The round that it changes something in, the first of its edits where they are several; none
/// where it changes nothing in a round.
[[nodiscard]] std::optional<RoundId> roundOf(const Change& change);
/// The same where that is a heat.
[[nodiscard]] std::optional<HeatNumber> heatOf(const Change& change);

/// The table whose result a change enters in a round: one that had none.
[[nodiscard]] std::optional<TableNumber> tableRecorded(const Change& change, const RoundId& round);

/// Whether a result that stood says something else now.
[[nodiscard]] bool correctsResult(const Change& change);

} // namespace mentat
