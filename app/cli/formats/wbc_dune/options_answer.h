#pragma once

#include "app/cli/output.h"
#include "scoring/formats/wbc_dune/draw/draw_options.h"

namespace mentat {

/// The ways in which a heat could be drawn.
[[nodiscard]] Answer optionsAnswer(HeatNumber heat, const std::vector<DrawOption>& options);

} // namespace mentat
