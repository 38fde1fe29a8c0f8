#pragma once

#include "model/formats/by_ruleset/ruleset_slots.h"

namespace mentat {

/// What is recorded of a stage beside its games, at its place among those of which something is;
/// with nothing in it where nothing is recorded of it yet.
[[nodiscard]] Placed<StageDetails> stageAt(const Event& event, const Name& stage);

/// The number after the greatest of theirs.
[[nodiscard]] TableNumber nextTable(const std::vector<Game>& games);

} // namespace mentat
