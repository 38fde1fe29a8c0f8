#pragma once

#include "reports/charts/chart_look.h"
#include "reports/wording/figure_words.h"

#include <QImage>

class QWidget;

namespace mentat {

/// What charts on this widget look like: its theme and its letters.
[[nodiscard]] ChartLook chartLookOf(const QWidget& widget);

/// A figure alone, with its title above it, as it is drawn on paper: to be pasted or saved.

/// As vectors.
[[nodiscard]] QByteArray svgOf(const FigureDrawing& drawing);
/// scale: pixels a point.
[[nodiscard]] QImage imageOf(const FigureDrawing& drawing, double scale);

} // namespace mentat
