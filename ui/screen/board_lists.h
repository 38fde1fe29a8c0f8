#pragma once

#include "ui/screen/board_layout.h"

namespace mentat {

/// Where the lists of a board stand.
struct ListSpace {
    QRectF body;
    double least = 0; // the size of letters that can just be read, in the unit of the body
    bool isOneColumn = false;
};

/// The lists of a board, page by page.
struct PlacedLists {
    std::vector<BoardPage> pages;
    double line = 0; // of one of their lines
};

/// In as few pages as the least letters allow, and then in the largest letters that need no more;
/// what room is left becomes air between the lines. Groups that are pinned stand at the top of each
/// page, unless they would leave too little of it: then they are the first lines, the words of the
/// band are above the second group and the cut is a line.
[[nodiscard]] PlacedLists placedLists(const std::vector<ScreenGroup>& groups,
                                      const ListSpace& room);

} // namespace mentat
