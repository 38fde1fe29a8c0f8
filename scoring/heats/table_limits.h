#pragma once

#include "scoring/table_groups.h"
#include "scoring/table_sizes.h"

namespace mentat {

/// How many sit at a table of a heat, as an event's format has it.
struct TableLimits {
    size_t fewest = fewestOfAGame;         // with fewer there is no game
    size_t fewestFull = fewestOfAFullGame; // with fewer the game is a small one
    size_t preferred = mostAtATable;       // with fewer it is a short one, which goes round
    size_t most = mostAtATable;            // of a table that takes people in
    size_t fewestAsked = fewestOfAGame;    // what the GM can ask for
    size_t mostAsked = mostAtATable;
    friend bool operator==(const TableLimits&, const TableLimits&) = default;
};

/// One way to put the people of a heat at tables.
struct HeatSplit {
    std::vector<int> sizes; // the largest first
    int out = 0;            // so many sit out; below 0 so many are missing
    SplitKind kind = SplitKind::Default;
    friend bool operator==(const HeatSplit&, const HeatSplit&) = default;
};
/// The default first, where there is one.
[[nodiscard]] std::vector<HeatSplit> heatSplits(const TableSplits& splits); // R1.1, R1.2
[[nodiscard]] std::vector<HeatSplit> heatSplits(const TableGroups& groups); // H1

} // namespace mentat
