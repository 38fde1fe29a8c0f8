#pragma once

#include "reports/wording/figure_words.h"

#include <QImage>

namespace mentat {

/// A figure alone, with its title above it, as it is drawn on paper: to be pasted or saved.

/// As vectors.
[[nodiscard]] QByteArray svgOf(const FigureDrawing& drawing);
/// scale: pixels a point.
[[nodiscard]] QImage imageOf(const FigureDrawing& drawing, double scale);

} // namespace mentat
