#pragma once

#include "tests/support/random_source.h"
#include "ui/charts/figure_chart.h"

#include <QStringList>

namespace mentat::test {

/// Where the plan and the chart of Qt differ from the figure: columns, points and intervals are
/// read back through the chart's own axes, sets and lines from what it was given.
[[nodiscard]] QStringList faultsOfValues(const FigureChart& chart);
[[nodiscard]] QStringList faultsOfValues(const FigureChart& chart, const ChartPlan& plan);

/// Labels on each other, out of the chart or wider than their box.
[[nodiscard]] QStringList faultsOfLabels(const ChartPlan& plan, const QFont& font);

/// Numbers that are read as another's: nearer to another value, or to an end of an interval, than
/// to their own; numbers in a box.
[[nodiscard]] QStringList faultsOfNumbers(const ChartPlan& plan);

/// Titles of axes that say what the chart's title or the names of the categories say already.
[[nodiscard]] QStringList faultsOfTitles(const ChartPlan& plan, const FigureDrawing& drawing);

/// What is wrong with the axis of this figure: not from 0, values beyond it, ticks that are not
/// round, too many or too few.
[[nodiscard]] QStringList faultsOfRange(const Figure& figure);

[[nodiscard]] Figure randomFigure(RandomSource& random);

} // namespace mentat::test
