#pragma once

#include "app/cli/output/output.h"
#include "scoring/heats/draw/draw_options.h"
#include "scoring/heats/draw/heat_draw.h"

namespace mentat {

/// Tables with their seats, as lines with the names.
[[nodiscard]] QString seatTable(const Event& event, const std::vector<Game>& games);
/// A heat's tables as they were drawn.
[[nodiscard]] Answer drawAnswer(const Event& event, HeatNumber heat, const HeatDraw& draw);
/// The ways in which a heat could be drawn.
[[nodiscard]] Answer optionsAnswer(HeatNumber heat, const std::vector<DrawOption>& options);

/// An advanced round's tables as they were drawn.
[[nodiscard]] Answer stageDrawAnswer(const Event& event, const Name& stage, qint64 seed,
                                     const std::vector<Game>& games);
/// The ways in which it could be seated: sizes, kind and length of each alone say something.
[[nodiscard]] Answer stageOptionsAnswer(const Name& stage, const std::vector<DrawOption>& options);

} // namespace mentat
