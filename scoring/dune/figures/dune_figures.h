#pragma once

#include "model/event.h"
#include "scoring/dune/figures/event_figures.h"

#include <span>

namespace mentat {

/// The year in figures, in display order, without figures that have no content for this event
/// (earlier years if there are none). The event and the earlier ones have heats and no R10
/// error.
[[nodiscard]] std::vector<Figure> duneFigures(const Event& event,
                                              std::span<const Event* const> earlier);

/// How often each faction won, without defaults and by default, each out of the games it was in.
[[nodiscard]] Figure winsByFaction(const EventFigures& year);

/// Figures of several events added up (see pooled()).
[[nodiscard]] EventFigures pooledFigures(std::span<const Event* const> events);

} // namespace mentat
