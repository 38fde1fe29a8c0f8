#pragma once

#include "reports/charts/chart_look.h"
#include "reports/placed_page.h"

class QPainter;
class QPainterPath;

namespace mentat {

/// The way of a curved line: level at both ends.
[[nodiscard]] QPainterPath curveOf(const PlacedLine& line);
/// A box with its corners rounded.
[[nodiscard]] QPainterPath roundedOf(const PlacedBox& box);

/// Paints what is placed on a page in the colors of a look, for a screen: texts, lines and boxes
/// alone. Letters have whole sizes, in units of the painter. Paper has its own ink
/// (reports/paper/page_painter.h).
void paintPlaced(QPainter& painter, const PlacedPage& page, const ChartLook& look);

} // namespace mentat
