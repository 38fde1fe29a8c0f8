#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// The pages of a session of Eye of the Storm.
[[nodiscard]] std::vector<Scene> stormScenes();

} // namespace mentat::test
