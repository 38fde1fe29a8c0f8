#pragma once

#include "model/rounds/round.h"
#include "reports/wording/wording.h"
#include "ui/heats/tables/table_card.h"

namespace mentat {

/// The round's tables as their cards show them. That people meet again is told only where the draw
/// avoids it.
[[nodiscard]] std::vector<TableFace> tableFaces(const Event& event, const Round& round,
                                                const Wording& wording);
/// Whether it is told beside a change of seats: not of a heat that was drawn by pure chance.
[[nodiscard]] bool tellsRepeats(const Round& round);

/// Tables at which nobody sits yet, as they would be seated; each with the place in this order.
[[nodiscard]] std::vector<TableFace> facesToCome(const Event& event, const std::vector<Game>& games,
                                                 const std::vector<PlayerId>& order);

} // namespace mentat
