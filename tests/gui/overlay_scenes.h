#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// What stands over a page, or in its place for a while: dialogs, questions, the call-out view.
[[nodiscard]] std::vector<Scene> overlayScenes();
/// The names in the list of people that a scene shows before it is imported.
[[nodiscard]] QStringList namesInLists();
/// The copies of a file that hold the name of somebody who is removed.
[[nodiscard]] QStringList pathsOfCopies();
/// What the schedules of the scenes say, and the names of rules.
[[nodiscard]] QStringList wordsOfSchedules();

} // namespace mentat::test
