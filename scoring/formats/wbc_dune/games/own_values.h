#pragma once

#include "model/formats/wbc_dune/game.h"
#include "scoring/end_values.h"

namespace mentat {

/// The adjudication values as R4.2 takes them: strongholds without the Shield Wall.
[[nodiscard]] EndValues ownValues(const Seat& seat);

} // namespace mentat
