#pragma once

#include "reports/wording/language/language.h"
#include "scoring/formats/wbc_dune/results/value_warnings.h"

namespace mentat {

/// "PP 33.5, but 7 turns give 24.5 at most". turns: of the game; absent: not known.
[[nodiscard]] QString beyondText(const Language& language, const BeyondBoard& beyond,
                                 const std::optional<Turns>& turns);

} // namespace mentat
