#pragma once

#include "model/formats/wbc_dune/dune_play.h"
#include "model/settings.h"
#include "reports/wording/language/language.h"
#include "scoring/formats/wbc_dune/dune_awards.h"

namespace mentat {

/// How a game ended: "turn limit".
[[nodiscard]] QString endingName(const Language& language, Ending ending);

/// What breaks ties, by the reading of R4.3 in force.
[[nodiscard]] QString tieBreakNote(const Language& language, TieBreakValues reading);

/// What is not known and could have won an award: on paper, web, and boards as on the desk. Names
/// nobody; empty where everything is known.
[[nodiscard]] QString awardFootnote(const Language& language, const AwardCourse& course);

} // namespace mentat
