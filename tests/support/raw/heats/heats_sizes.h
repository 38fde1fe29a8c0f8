#pragma once

#include <optional>
#include <vector>

// H1 (inside of raw_heats.h).
namespace mentat::test::raw::heats {

// Largest first; none where nobody can be seated so. Nobody at all is seated at no table.
std::optional<std::vector<int>> tablesFor(int players, const std::vector<int>& sizes);

} // namespace mentat::test::raw::heats
