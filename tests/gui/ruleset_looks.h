#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// The pages of an event in heats by a ruleset.
[[nodiscard]] std::vector<Scene> rulesetScenes();

} // namespace mentat::test
