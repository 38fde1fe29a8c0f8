#pragma once

class QAbstractItemView;

namespace mentat {

/// What every list does for who cannot see all of it, or nothing. Where the mouse rests on a cell
/// whose text is cut, it is said whole, and below it what the cell says there by itself. And a row
/// that is selected from outside, by a screen reader, which does not move the cursor, becomes the
/// marked one. Once for each list, however often it is asked for.
void helpInList(QAbstractItemView& view);

} // namespace mentat
