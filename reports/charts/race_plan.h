#pragma once

#include "reports/charts/race_drawing.h"
#include "reports/placed_page.h"
#include "reports/text_measure.h"

namespace mentat {

/// How many lines have room in that height in letters of one size: each on a line of its own, below
/// the names of the columns, above the foot. Never more than there are.
[[nodiscard]] size_t linesThatFit(const RaceDrawing& drawing, double height, double letters);

/// So many lines, as wide as asked for. Rows stand as far apart as the height lets them, but no
/// farther than is easily followed. Without its title and note, which stand wherever the picture
/// stands.
[[nodiscard]] PlacedPage placedRace(const RaceDrawing& drawing, const TextMeasure& measure,
                                    QSizeF room, double letters, size_t lines);
/// As many as fit.
[[nodiscard]] PlacedPage placedRace(const RaceDrawing& drawing, const TextMeasure& measure,
                                    QSizeF room, double letters);

} // namespace mentat
