#pragma once

#include "app/cli/output/output.h"
#include "scoring/heats/draw/draw_options.h"
#include "scoring/heats/draw/heat_draw.h"

namespace mentat {

/// Tables with their seats, as JSON and as lines with the names.
[[nodiscard]] Json tablesJson(const Event& event, const std::vector<Game>& games);
[[nodiscard]] QString seatTable(const Event& event, const std::vector<Game>& games);
/// A heat's tables as they were drawn.
[[nodiscard]] Answer drawAnswer(const Event& event, HeatNumber heat, const HeatDraw& draw);
/// The ways in which a heat could be drawn.
[[nodiscard]] Answer optionsAnswer(HeatNumber heat, const std::vector<DrawOption>& options);

} // namespace mentat
