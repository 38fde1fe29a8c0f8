#pragma once

#include "model/heats/game_address.h"
#include "scoring/game_question.h"

#include <QString>

namespace mentat {

class OpenBook;

/// Records the answer to an open question of a game, as it would be typed into its sheet;
/// whether it was taken. What stands in its way is said.
bool answerQuestion(OpenBook& book, const GameAddress& place, const GameQuestion& question,
                    const QString& typed);

} // namespace mentat
