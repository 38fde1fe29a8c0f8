#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// A file of earlier years before it comes in.
[[nodiscard]] std::vector<Scene> importScenes();

} // namespace mentat::test
