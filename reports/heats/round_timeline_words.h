#pragma once

#include "model/event.h"
#include "reports/charts/timeline_plan.h"
#include "reports/wording/language/language.h"
#include "scoring/heats/today/round_timeline.h"

namespace mentat {

/// The tables of a round on one time scale, with a finding as the title. If there are very many,
/// tables still awaiting a result come first and the rest is omitted.
[[nodiscard]] TimelineDrawing timelineDrawing(const Event& event, const RoundTimeline& timeline,
                                              const Language& language);

} // namespace mentat
