#pragma once

#include "model/document/games_csv.h"
#include "reports/wording/language/language.h"

namespace mentat {

/// What is wrong in a CSV of games, and what would be right; without a period.
[[nodiscard]] QString gamesProblemSentence(const Language& language, const GamesProblem& problem);
/// `line 3, column 7 (turns): sentence (R10.4)`, as an import prints it (docs/DOCUMENT.md).
[[nodiscard]] QString gamesProblemLine(const Language& language, const GamesProblem& problem);
/// "turn limit 15 in 2001"
[[nodiscard]] QString neededSettingText(const Language& language, const NeededSetting& needed);

} // namespace mentat
