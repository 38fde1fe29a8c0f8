#pragma once

#include "reports/charts/timeline_drawing.h"
#include "reports/placed_page.h"
#include "reports/text_measure.h"

namespace mentat {

/// As wide as asked for, as high as its rows need. Without its title and note, which stand wherever
/// the picture stands.
[[nodiscard]] PlacedPage placedTimeline(const TimelineDrawing& drawing, const TextMeasure& measure,
                                        double width, double letters);

} // namespace mentat
