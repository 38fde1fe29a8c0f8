#pragma once

#include "reports/wording/sentences.h"
#include "scoring/formats/wbc_dune/final/final_game.h"

namespace mentat {

/// "With the expansion: 4 for, 2 against (R7.2)."
[[nodiscard]] QString voteText(const Language& language, const FinalState& state,
                               const NameOf& nameOf);
/// Somebody picked a faction out of turn.
[[nodiscard]] QString pickedBeforeText(const Language& language, const QString& name,
                                       const QString& whoseTurn);

} // namespace mentat
