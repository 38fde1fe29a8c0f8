#pragma once

#include "scoring/statistics/history.h"

namespace mentat {

/// The years beside each other, in the order in which they are shown. Of several events of one year
/// the one with the most games stands for it; years without an event are gaps.
[[nodiscard]] std::vector<Figure> historyFigures(const History& history);

} // namespace mentat
