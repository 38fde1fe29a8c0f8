#pragma once

#include "app/cli/output.h"
#include "scoring/formats/wbc_dune/draw/heat_draw.h"

namespace mentat {

/// A heat's tables as they were drawn.
[[nodiscard]] Answer drawAnswer(const Event& event, HeatNumber heat, const HeatDraw& draw);

} // namespace mentat
