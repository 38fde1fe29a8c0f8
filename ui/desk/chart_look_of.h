#pragma once

#include "reports/charts/chart_look.h"

class QWidget;

namespace mentat {

/// What charts on this widget look like: its theme and its letters.
[[nodiscard]] ChartLook chartLookOf(const QWidget& widget);
/// The same on a panel, which has the color of lists.
[[nodiscard]] ChartLook chartLookOnPanel(const QWidget& widget);

} // namespace mentat
