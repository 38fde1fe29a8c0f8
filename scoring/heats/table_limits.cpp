#include "scoring/heats/table_limits.h"

namespace mentat {

std::vector<HeatSplit> heatSplits(const TableSplits& splits) {
    const auto splitOf = [](const TableSplit& split) {
        return HeatSplit{split.sizes.descending(), split.out.value(), split.kind};
    };
    std::vector<HeatSplit> all{splitOf(splits.standard)};
    for (const TableSplit& split : splits.alternatives)
        all.push_back(splitOf(split));
    return all;
}

std::vector<HeatSplit> heatSplits(const TableGroups& groups) {
    std::vector<HeatSplit> all;
    if (groups.others.empty())
        all.push_back({groups.groups});
    for (const OtherGroups& other : groups.others) {
        all.push_back(
            {other.groups, other.out, other.out > 0 ? SplitKind::Out : SplitKind::Missing});
    }
    return all;
}

} // namespace mentat
