#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// The states of the page Standings.
[[nodiscard]] std::vector<Scene> standingScenes();

} // namespace mentat::test
