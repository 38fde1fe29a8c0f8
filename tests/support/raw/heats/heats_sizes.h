#pragma once

#include <optional>
#include <vector>

// H1 (internals of raw_heats.h).
namespace mentat::test::raw::heats {

// Largest first; absent if they cannot be seated. No players need no table.
std::optional<std::vector<int>> tablesFor(int players, const std::vector<int>& sizes);

} // namespace mentat::test::raw::heats
