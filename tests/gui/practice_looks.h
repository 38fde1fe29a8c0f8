#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// A file to practice with: the band over its pages, what the program has played there, the sheet
/// and the board that say so.
[[nodiscard]] std::vector<Scene> practiceScenes();

} // namespace mentat::test
