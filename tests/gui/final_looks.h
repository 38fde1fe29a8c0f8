#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// The page Final, in all its states.
[[nodiscard]] std::vector<Scene> finalScenes();

} // namespace mentat::test
