#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// Backups, a stick that is out, a damaged file, the start after a crash.
[[nodiscard]] std::vector<Scene> backupScenes();

} // namespace mentat::test
