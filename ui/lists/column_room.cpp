#include "ui/lists/column_room.h"

#include <algorithm>
#include <numeric>

namespace mentat {

namespace {

/// No column wider than this, but for what must stay of it.
std::vector<int> upTo(const std::vector<ColumnWish>& columns, int widest) {
    std::vector<int> widths;
    for (const ColumnWish& column : columns)
        widths.push_back(std::max(std::min(column.wanted, widest), column.least));
    return widths;
}

} // namespace

std::vector<int> sharedRoom(const std::vector<ColumnWish>& columns, int room) {
    const auto fitsUpTo = [&](int widest) {
        const std::vector<int> widths = upTo(columns, widest);
        return std::accumulate(widths.begin(), widths.end(), 0) <= room;
    };
    int widest = 0;
    for (const ColumnWish& column : columns)
        widest = std::max(widest, column.wanted);
    if (fitsUpTo(widest))
        return upTo(columns, widest);
    int tooWide = widest;
    int narrow = 0; // where this does not fit either, it is what comes nearest
    while (tooWide - narrow > 1) {
        const int between = (narrow + tooWide) / 2;
        (fitsUpTo(between) ? narrow : tooWide) = between;
    }
    return upTo(columns, narrow);
}

} // namespace mentat
