#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// What the second window shows, each board with the sample, nothing, 45 and 200 players, on
/// screens of 1280 × 720 and 1920 × 1080 in the tone of the theme.
[[nodiscard]] std::vector<Scene> boardScenes();
/// Of it at the desk.
[[nodiscard]] std::vector<Scene> secondScreenScenes();

} // namespace mentat::test
