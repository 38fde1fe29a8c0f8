#pragma once

#include <vector>

namespace mentat {

/// What a column asks for, in pixels.
struct ColumnWish {
    int wanted = 0; // for all its texts
    int least = 0;  // what must stay of it
};

/// How wide each column is in this room: as it wants, where that fits; else the widest give way
/// first, each down to the least. Wider than the room where even that does not fit.
[[nodiscard]] std::vector<int> sharedRoom(const std::vector<ColumnWish>& columns, int room);

} // namespace mentat
