#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// The pages Statistics and History.
[[nodiscard]] std::vector<Scene> statisticsScenes();

} // namespace mentat::test
