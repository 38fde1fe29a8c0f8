#pragma once

#include "app/phones/phones_view.h"
#include "model/rounds/round.h"

namespace mentat {

/// Where somebody looks for a table: the last advanced round in which they sit, else the last heat
/// that has tables. Refers to the event.
struct OwnTable {
    Round round;
    const Game* game; // nullptr: they have no seat there
};
/// Absent where no tables have been drawn.
[[nodiscard]] std::optional<OwnTable> ownTable(const Event& event, const PlayerId& player);

/// Who sits at it, seat by seat, the player's own line marked.
[[nodiscard]] Html seatsAt(const PhonesView& view, const Game& game, const PlayerId& player);

/// How long it is to the next mark of the round, to the minute: "Last turn starts by 17:30 · 0 h 53
/// left" (R1.6, R3.1); empty where no clock says it.
[[nodiscard]] QString timeLeftText(const PhonesView& view, const Round& round,
                                   const VenueTime& now);

} // namespace mentat
