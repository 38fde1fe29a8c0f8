#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// The final's game, in all its states.
[[nodiscard]] std::vector<Scene> finalGameScenes();

} // namespace mentat::test
