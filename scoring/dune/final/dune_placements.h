#pragma once

#include "model/event.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// R7.5: the rule that ranks a finalist among those of the same kind, best kind first.
enum class PlacedAs { Winner, Predictor, Predicted, PredictedsAlly, Other, Dropout };

/// R7.5, R7.6, in order; tied players in the order of registration. Empty until the final is
/// finished.
[[nodiscard]] std::vector<Placement> dunePlacements(const Event& event);

[[nodiscard]] PlacedAs placedAs(const Placement& row);

} // namespace mentat
