#pragma once

#include "model/dune/dune_play.h"
#include "model/dune/game.h"
#include "model/settings.h"
#include "reports/wording/language/language.h"
#include "reports/wording/names.h"
#include "scoring/dune/dune_awards.h"
#include "scoring/dune/final/final_game.h"
#include "scoring/dune/results/verdict.h"

namespace mentat {

/// "Fremen default", within a sentence
[[nodiscard]] QString victoryName(const Language& language, Victory victory);

/// How a game ended: "turn limit".
[[nodiscard]] QString endingName(const Language& language, Ending ending);

/// "Ada Byron and Carl Gauss: spice 12 against 9 of Blaise Pascal (R3.2)"
[[nodiscard]] QString verdictReason(const Language& language, const Verdict& verdict,
                                    const NameOf& nameOf);

/// What breaks ties, by the current reading of R4.3.
[[nodiscard]] QString tieBreakNote(const Language& language, TieBreakValues reading);

/// Unknown values that could have won an award: on paper, web, and boards as at the desk. Without
/// names; empty if everything is known.
[[nodiscard]] QString awardFootnote(const Language& language, const AwardCourse& course);

/// "With the expansion: 4 for, 2 against (R7.2)."
[[nodiscard]] QString voteText(const Language& language, const FinalState& state,
                               const NameOf& nameOf);
/// A player picked a faction out of turn.
[[nodiscard]] QString pickedBeforeText(const Language& language, const QString& name,
                                       const QString& whoseTurn);

} // namespace mentat
