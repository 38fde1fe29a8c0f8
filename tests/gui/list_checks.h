#pragma once

#include "tests/gui/window_fixture.h"

class QTableView;

namespace mentat {
class ListTable;
}

namespace mentat::test {

/// What is wrong with the visible lists in it: one goes on below its last row or beside its last
/// column, its rows are of another height than those of other lists, a name is cut while another
/// column could give way or go, a number touches words.
[[nodiscard]] QStringList listFaults(const QWidget& root, Density density);

/// What a page has elsewhere than the others: its first row, what stands below its bar, and the
/// button of the next step, which is at the end of the first row.
[[nodiscard]] QStringList pageFaults(const QWidget& page);

/// Of one list: a name that is cut although another column has room or can go.
[[nodiscard]] QStringList cutNames(const ListTable& list);
/// A text of a word's length that is cut although another column has more room than its own texts
/// and its title need.
[[nodiscard]] QStringList roomBesideCuts(const ListTable& list);
/// A number less than 16 px from the words beside it, as painted.
[[nodiscard]] QStringList touchingNumbers(QTableView& list);

} // namespace mentat::test
