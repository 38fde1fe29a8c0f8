#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// Clocks that were called (R8): being called, running, over, and seen from another page.
[[nodiscard]] std::vector<Scene> clockScenes();

} // namespace mentat::test
