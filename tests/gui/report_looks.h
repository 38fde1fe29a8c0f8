#pragma once

#include "tests/gui/looks.h"

namespace mentat::test {

/// Goes to this report on the page of reports, and waits for its preview.
void showReport(WindowFixture& fixture, const QString& address);

/// The page of reports, and what Today says of paper.
[[nodiscard]] std::vector<Scene> reportScenes();

} // namespace mentat::test
