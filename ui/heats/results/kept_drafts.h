#pragma once

#include "model/rounds/game_address.h"
#include "ui/desk/open_book.h"
#include "ui/desk/page_format.h"

class QWidget;

namespace mentat {

/// The results of the event that are half typed, round by round.
[[nodiscard]] std::vector<HalfTyped> halfTypedResults(const OpenBook& book);

/// Throws away what is half typed of a game, and says so; nothing where nothing is.
void throwAwayDraftOf(OpenBook& book, const GameAddress& place);

/// What is half typed of a game; where nothing is, that is said.
[[nodiscard]] std::optional<QString> draftOrWord(OpenBook& book, const GameAddress& place);

/// Asks by a menu over the widget for another table of the round, by its number or an arrow key:
/// one of which nothing is half typed. Absent where none is chosen, or there is none, which is
/// said.
[[nodiscard]] std::optional<TableNumber>
askForTableWithoutDraft(OpenBook& book, const GameAddress& from, QWidget& over);

} // namespace mentat
