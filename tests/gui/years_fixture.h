#pragma once

#include "tests/gui/window_fixture.h"

namespace mentat::test {

/// The sample with the summaries of its earlier years, as the program's sample file has it.
void openSampleWithYears(WindowFixture& fixture);
/// No event, only those summaries.
void openSummariesAlone(WindowFixture& fixture);

} // namespace mentat::test
