#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// Figures with chart and table, of no game, one, 15, 450, of 30 years and 45 players.
[[nodiscard]] std::vector<Scene> figureScenes();

} // namespace mentat::test
