#pragma once

#include "model/settings.h"
#include "reports/wording/language/language.h"
#include "reports/wording/names.h"
#include "scoring/award.h"
#include "scoring/ranking/placement.h"
#include "scoring/ranking/standings.h"
#include "scoring/verdict.h"

namespace mentat {

/// "Ada Byron before Blaise Pascal: strongholds 3 against 2 in their best games (R4.2)": why a
/// ranked row stands before the next one, and where the other reading of R4.3 says something else,
/// what. reading: the one in force.
[[nodiscard]] QString standingReason(const Language& language, const Standing& row,
                                     const PlayerId& next, TieBreakValues reading,
                                     const NameOf& nameOf);

/// "Ada Byron and Carl Gauss: spice 12 against 9 of Blaise Pascal (R3.2)"
[[nodiscard]] QString verdictReason(const Language& language, const Verdict& verdict,
                                    const NameOf& nameOf);

/// "Best Atreides: Ada Byron with 95/84 (1.131) normalized PP, before Carl Gauss with 1 (R5.3)"
[[nodiscard]] QString awardReason(const Language& language, const Award& award,
                                  const NameOf& nameOf);

/// "Ada Byron before Blaise Pascal: won the final (R7.5)"
[[nodiscard]] QString placementReason(const Language& language, const Placement& row,
                                      const Placement& next, const NameOf& nameOf);

} // namespace mentat
