#pragma once

#include "model/event.h"
#include "reports/charts/timeline_drawing.h"
#include "reports/wording/language/language.h"
#include "scoring/heats/today/round_timeline.h"

namespace mentat {

/// The tables of a round on one scale of time, with what is seen as the title. Of very many tables
/// those whose result is still to come stand first, and the rest is left out.
[[nodiscard]] TimelineDrawing timelineDrawing(const Event& event, const RoundTimeline& timeline,
                                              const Language& language);

} // namespace mentat
