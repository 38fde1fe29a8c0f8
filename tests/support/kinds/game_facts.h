#pragma once

#include "model/changes/change.h"

namespace mentat::test {

/// A corrected result: this much spice at every seat of a table, and as many minutes above 200.
[[nodiscard]] Change resultWithSpice(const Event& event, int heat, int table, int spice);

} // namespace mentat::test
