#pragma once

#include "model/rounds/round.h"
#include "ui/desk/open_book.h"
#include "ui/desk/page_format.h"

class QWidget;

namespace mentat {

/// The results of the event that are half typed, round by round.
[[nodiscard]] std::vector<HalfTyped> halfTypedResults(const OpenBook& book);

/// Throws away what is half typed of a game, and says so; nothing where nothing is.
void throwAwayDraftOf(OpenBook& book, const GameAddress& place);

/// Asks by a menu over the widget for which other table of the round a half-typed sheet really is,
/// by its number or an arrow key: one of which nothing is half typed. The draft is that table's
/// then. Absent where it stays, which is said.
[[nodiscard]] std::optional<TableNumber> moveDraftByMenu(OpenBook& book, const GameAddress& from,
                                                         QWidget& over);

} // namespace mentat
