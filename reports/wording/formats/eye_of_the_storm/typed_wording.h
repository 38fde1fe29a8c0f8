#pragma once

#include "reports/wording/language/language.h"
#include "scoring/formats/eye_of_the_storm/storm_warnings.h"

namespace mentat {

// Why what is typed cannot be recorded, and what would be right.

/// name: of the player in whose row the fault is.
[[nodiscard]] QString gameFaultText(const Language& language, const GameFault& fault,
                                    const QString& name);
[[nodiscard]] QString houseFaultText(const Language& language, HouseFault fault);

} // namespace mentat
