#pragma once

#include "model/changes/change.h"
#include "tests/support/random_source.h"

namespace mentat::test {

/// An act on tables or on the order of heats.
[[nodiscard]] std::optional<Change> randomTableChange(const Event& event, const DunePlay& play,
                                                      RandomSource& random);

} // namespace mentat::test
