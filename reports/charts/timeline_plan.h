#pragma once

#include "reports/charts/timeline_drawing.h"
#include "reports/placed_page.h"
#include "reports/text_measure.h"

namespace mentat {

/// At the requested width, as high as its rows need. Omits title and note, which are placed
/// separately.
[[nodiscard]] PlacedPage placedTimeline(const TimelineDrawing& drawing, const TextMeasure& measure,
                                        double width, double letters);

} // namespace mentat
