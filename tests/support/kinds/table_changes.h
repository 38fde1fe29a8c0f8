#pragma once

#include "model/changes/change.h"
#include "tests/support/random_source.h"

namespace mentat::test {

/// Some act with the tables or the order of the heats.
[[nodiscard]] std::optional<Change> randomTableChange(const Event& event, const DunePlay& play,
                                                      RandomSource& random);

} // namespace mentat::test
