#pragma once

#include "model/event.h"
#include "reports/wording/wording.h"
#include "ui/heats/tables/table_card.h"

namespace mentat {

/// The heat's tables as their cards show them. That people meet again is told only where the draw
/// avoids it.
[[nodiscard]] std::vector<TableFace> tableFaces(const Event& event, const Heat& heat,
                                                const Wording& wording);

/// Tables at which nobody sits yet, as they would be seated; each with the place in this order.
[[nodiscard]] std::vector<TableFace> facesToCome(const Event& event, const std::vector<Game>& games,
                                                 const std::vector<PlayerId>& order);

} // namespace mentat
