#pragma once

namespace mentat {

class ListTable;

/// With its heading.
[[nodiscard]] int heightOfRows(const ListTable& list, int rows);

/// About three rows are seen before what stands around the list has to scroll or to do with less;
/// of a shorter list, all. To be asked for anew when it has other rows.
void keepSomeRows(ListTable& list);

} // namespace mentat
