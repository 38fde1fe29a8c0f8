#pragma once

#include "reports/figure_renderer.h"

#include <QImage>

namespace mentat {

/// A figure alone, with its title above it, as it is drawn on paper: to be pasted or saved.

/// As vectors.
[[nodiscard]] QByteArray svgOf(const FigureDrawing& drawing, const FigureRenderer& figures);
/// scale: pixels a point.
[[nodiscard]] QImage imageOf(const FigureDrawing& drawing, const FigureRenderer& figures,
                             double scale);

} // namespace mentat
