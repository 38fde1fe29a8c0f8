#pragma once

#include "reports/charts/chart_look.h"

class QWidget;

namespace mentat {

/// The look of charts on this widget: its theme and its letters.
[[nodiscard]] ChartLook chartLookOf(const QWidget& widget);
/// The same on a panel, which has the color of lists.
[[nodiscard]] ChartLook chartLookOnPanel(const QWidget& widget);

} // namespace mentat
