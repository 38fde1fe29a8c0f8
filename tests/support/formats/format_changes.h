#pragma once

#include "model/change.h"
#include "tests/support/random_source.h"

namespace mentat::test {

/// An act on what the event's format adds.
[[nodiscard]] std::optional<Change> randomFormatChange(const Event& event, RandomSource& random);

} // namespace mentat::test
