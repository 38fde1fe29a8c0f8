#pragma once

#include "model/event.h"
#include "scoring/dune/figures/event_figures.h"

#include <span>

namespace mentat {

/// The year in figures, in the order in which they are shown; those that could say nothing of any
/// event like this are left out (earlier years where there are none). The event has no error of
/// R10, and is one with heats, and so are the earlier ones.
[[nodiscard]] std::vector<Figure> duneFigures(const Event& event,
                                              std::span<const Event* const> earlier);

/// The figures of these events as one (see pooled()).
[[nodiscard]] EventFigures pooledFigures(std::span<const Event* const> events);

} // namespace mentat
