#pragma once

#include "model/event.h"
#include "scoring/placement.h"

namespace mentat {

/// H11: the final by place, then, stage by stage backwards, who went out there; without stages the
/// standings. Equal ones in the order of registration. Empty while the final is not finished. The
/// event has no error of H10.
[[nodiscard]] std::vector<Placement> rulesetPlacements(const Event& event);

} // namespace mentat
