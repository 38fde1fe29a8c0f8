#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// The page Results and its sheets, in all their states.
[[nodiscard]] std::vector<Scene> resultScenes();

} // namespace mentat::test
