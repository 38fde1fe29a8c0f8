#pragma once

#include "app/cli/output/output.h"
#include "model/book.h"
#include "scoring/formats/wbc_dune/draw/draw_options.h"
#include "scoring/formats/wbc_dune/draw/heat_draw.h"

namespace mentat {

/// A heat's tables as they were drawn.
[[nodiscard]] Answer drawAnswer(const Event& event, HeatNumber heat, const HeatDraw& draw);
/// The ways in which a heat could be drawn.
[[nodiscard]] Answer optionsAnswer(HeatNumber heat, const std::vector<DrawOption>& options);
/// docs/CLI.md, `statistics`. The event is of the book, and one with heats.
[[nodiscard]] Answer statisticsAnswer(const Book& book, const Event& event);

} // namespace mentat
