#pragma once

#include "model/changes/change.h"
#include "tests/support/random_source.h"

namespace mentat::test {

/// The change, where the act makes sense.
[[nodiscard]] inline std::optional<Change> accepted(Result<Change> change) {
    return change ? std::optional(*std::move(change)) : std::nullopt;
}

/// An act on what the event's kind adds.
[[nodiscard]] std::optional<Change> randomFormatChange(const Event& event, RandomSource& random);

} // namespace mentat::test
