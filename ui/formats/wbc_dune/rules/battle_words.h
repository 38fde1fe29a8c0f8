#pragma once

#include "reports/wording/language.h"
#include "scoring/formats/wbc_dune/draw/occupy.h"
#include "scoring/no_losses.h"

#include <QString>

namespace mentat {

/// "All the forces come to at most 3.5, less than was dialed (R12)."
[[nodiscard]] QString noLossesText(const NoLosses& reason, const BattlePlan& plan,
                                   const Language& language);

/// What the forces of Ecaz do beside an ally that dialed this.
[[nodiscard]] QString occupyText(Count ecazForces, DialInHalves dial, const Language& language);
/// Where the source's own example says otherwise, what; else empty.
[[nodiscard]] QString occupyDoubt(Count ecazForces, const Language& language);

} // namespace mentat
