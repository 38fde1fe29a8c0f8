#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// The rules desk.
[[nodiscard]] std::vector<Scene> ruleScenes();

} // namespace mentat::test
