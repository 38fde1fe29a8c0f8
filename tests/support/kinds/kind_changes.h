#pragma once

#include "model/changes/change.h"
#include "tests/support/random_source.h"

namespace mentat::test {

/// The change, if the act makes sense.
[[nodiscard]] inline std::optional<Change> accepted(Result<Change> change) {
    return change ? std::optional(*std::move(change)) : std::nullopt;
}

/// An act specific to the event's kind.
[[nodiscard]] std::optional<Change> randomFormatChange(const Event& event, RandomSource& random);

} // namespace mentat::test
