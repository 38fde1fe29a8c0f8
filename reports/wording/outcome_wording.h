#pragma once

#include "reports/wording/reason_wording.h"
#include "scoring/outcome_change.h"

namespace mentat {

/// What would change of what the games came to: "QP of 4 players; 6 ranks; Ada Byron into
/// the final". Without a full stop; empty where nothing would.
[[nodiscard]] QString outcomeChangeText(const Language& language, const OutcomeChange& change,
                                        const NameOf& nameOf);

} // namespace mentat
