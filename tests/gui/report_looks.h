#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// The page of reports, and what Today says of paper.
[[nodiscard]] std::vector<Scene> reportScenes();

} // namespace mentat::test
