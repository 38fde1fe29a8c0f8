#pragma once

#include "scoring/statistics/history.h"

namespace mentat {

/// Figures that compare the years, in display order. Of several events in a year the one with the
/// most games is used; years without an event are gaps.
[[nodiscard]] std::vector<Figure> historyFigures(const History& history);

} // namespace mentat
