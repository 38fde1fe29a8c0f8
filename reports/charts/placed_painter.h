#pragma once

#include "reports/charts/chart_look.h"
#include "reports/placed_page.h"

class QPainter;
class QPainterPath;

namespace mentat {

/// The path of a curved line: level at both ends.
[[nodiscard]] QPainterPath curveOf(const PlacedLine& line);
/// A box with rounded corners.
[[nodiscard]] QPainterPath roundedOf(const PlacedBox& box);

/// Paints a placed page in the colors of a look, for a screen: only texts, lines, and boxes.
/// Letters have integer sizes, in the painter's units. Paper has its own ink
/// (reports/paper/page_painter.h).
void paintPlaced(QPainter& painter, const PlacedPage& page, const ChartLook& look);

} // namespace mentat
