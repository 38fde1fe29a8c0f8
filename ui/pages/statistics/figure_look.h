#pragma once

#include "ui/charts/chart_look.h"

class QWidget;

namespace mentat {

/// What charts on this widget look like: its theme, its letters, its numbers.
[[nodiscard]] ChartLook chartLookOf(const QWidget& widget);

} // namespace mentat
