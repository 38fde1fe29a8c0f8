#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// The guide beside the desk: at a page, and what is found in it.
[[nodiscard]] std::vector<Scene> guideScenes();

} // namespace mentat::test
