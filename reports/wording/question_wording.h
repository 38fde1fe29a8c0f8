#pragma once

#include "reports/wording/language/language.h"
#include "scoring/heats/games/open_question.h"

namespace mentat {

/// "cards of Ada Byron", "turns": what is asked for, within a sentence. name: of the seat's player.
[[nodiscard]] QString questionText(const Language& language, AskedFact fact, const QString& name);

} // namespace mentat
