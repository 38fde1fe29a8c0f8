#pragma once

#include "model/heats/game_address.h"
#include "ui/desk/open_book.h"
#include "ui/desk/page_format.h"

class QWidget;

namespace mentat {

/// The results of the event that are half typed, heat by heat.
[[nodiscard]] std::vector<HalfTyped> halfTypedResults(const OpenBook& book);

/// Throws away what is half typed of a game, and says so; nothing where nothing is.
void throwAwayDraftOf(OpenBook& book, const GameAddress& place);

/// Asks by a menu over the widget for which table of the heat the sheet really is; the draft is
/// that table's then. The table; absent where it stays.
std::optional<TableNumber> moveDraftByMenu(OpenBook& book, const GameAddress& place, QWidget& over);

} // namespace mentat
