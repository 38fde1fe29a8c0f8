#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// The pages Awards and Today, and the closing of an event, in their states.
[[nodiscard]] std::vector<Scene> awardScenes();
[[nodiscard]] std::vector<Scene> todayScenes();

} // namespace mentat::test
