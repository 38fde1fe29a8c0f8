#pragma once

#include "model/rounds/game_address.h"
#include "scoring/game_question.h"

#include <QString>

class QWidget;

namespace mentat {

class OpenBook;

// What is done with a sheet that is not open.

/// Records the answer to an open question of a game, as it would be typed into its sheet;
/// whether it was taken. What stands in its way is said.
bool answerQuestion(OpenBook& book, const GameAddress& place, const GameQuestion& question,
                    const QString& typed);

/// Asks by a menu over the widget for which table of the heat the sheet really is; the draft is
/// that table's then. The table; absent where it stays.
std::optional<TableNumber> moveDraftByMenu(OpenBook& book, const GameAddress& place, QWidget& over);

} // namespace mentat
