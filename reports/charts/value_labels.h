#pragma once

#include "reports/charts/chart_plan.h"

class QFontMetricsF;

namespace mentat {

/// Adds the values in words where there is room for them: over nothing else that is said or marked.
void addValueLabels(ChartPlan& plan, const FigureDrawing& drawing, const QFontMetricsF& metrics);

} // namespace mentat
