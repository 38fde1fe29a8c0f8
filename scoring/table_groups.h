#pragma once

#include "model/values/numbers.h"

#include <optional>
#include <vector>

namespace mentat {

// H1: how people in heats by a ruleset are put at tables.

/// A size for each table, the largest first. Of all ways the one with the most tables of the first
/// size, among these the most of the second, and so on; absent where there is no way. Nobody needs
/// no table.
[[nodiscard]] std::optional<std::vector<int>> tableGroups(Count players, const ListedSizes& sizes);

/// Whether there is a way; found without making the tables.
[[nodiscard]] bool canBeGrouped(Count players, const ListedSizes& sizes);

/// What is offered where there is no way: that of another number of people.
struct OtherGroups {
    std::vector<int> groups;
    int out; // so many sit out; below 0 so many are missing
    friend bool operator==(const OtherGroups&, const OtherGroups&) = default;
};

struct TableGroups {
    std::vector<int> groups;
    /// Of the nearest smaller number above 0, then of the nearest larger; none where there is a
    /// way.
    std::vector<OtherGroups> others;
    friend bool operator==(const TableGroups&, const TableGroups&) = default;
};
[[nodiscard]] TableGroups tableGroupsOffered(Count players, const ListedSizes& sizes);

} // namespace mentat
