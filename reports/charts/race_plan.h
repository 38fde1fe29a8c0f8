#pragma once

#include "reports/charts/race_drawing.h"
#include "reports/placed_page.h"
#include "reports/text_measure.h"

namespace mentat {

/// The number of lines that fit into this height in letters of one size: each on a row of its own,
/// below the column names, above the bottom label. Never more than there are.
[[nodiscard]] size_t linesThatFit(const RaceDrawing& drawing, double height, double letters);

/// This many lines, at the requested width. Spreads rows over the height, up to a distance that is
/// still easy to follow. Omits title and note, which are placed separately.
[[nodiscard]] PlacedPage placedRace(const RaceDrawing& drawing, const TextMeasure& measure,
                                    QSizeF room, double letters, size_t lines);
/// As many as fit.
[[nodiscard]] PlacedPage placedRace(const RaceDrawing& drawing, const TextMeasure& measure,
                                    QSizeF room, double letters);

} // namespace mentat
