#pragma once

#include "app/cli/output/output.h"
#include "scoring/heats/draw/draw_options.h"
#include "scoring/heats/draw/heat_draw.h"

namespace mentat {

/// Tables and their seats as lines with names.
[[nodiscard]] QString seatTable(const Event& event, const std::vector<Game>& games);
/// A heat's drawn tables.
[[nodiscard]] Answer drawAnswer(const Event& event, HeatNumber heat, const HeatDraw& draw);
/// The ways to draw a heat.
[[nodiscard]] Answer optionsAnswer(HeatNumber heat, const std::vector<DrawOption>& options);

/// An advanced round's drawn tables.
[[nodiscard]] Answer stageDrawAnswer(const Event& event, const Name& stage, qint64 seed,
                                     const std::vector<Game>& games);
/// The ways to seat it: only sizes, kind, and length are meaningful.
[[nodiscard]] Answer stageOptionsAnswer(const Name& stage, const std::vector<DrawOption>& options);

} // namespace mentat
