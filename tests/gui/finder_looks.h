#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// The panel that finds anything by a few letters.
[[nodiscard]] std::vector<Scene> finderScenes();

} // namespace mentat::test
