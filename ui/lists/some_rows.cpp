#include "ui/lists/some_rows.h"

#include "ui/lists/list_table.h"
#include "ui/look/style/own_palette.h"

#include <algorithm>

namespace mentat {

namespace {

constexpr int leastRows = 3;

} // namespace

// Not by its sections, which may not have the letters yet that it is shown with.
int heightOfRows(const ListTable& list, int rows) {
    return (rows + 1) * listPitch(list.fontMetrics(), Density::Compact) + 2 * list.frameWidth();
}

void keepSomeRows(ListTable& list) {
    list.setMinimumHeight(std::min(heightOfRows(list, leastRows), list.sizeHint().height()));
}

} // namespace mentat
