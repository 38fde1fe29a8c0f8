#pragma once

#include "app/phones/phones_view.h"
#include "model/rounds/round.h"

namespace mentat {

/// The round in which a player looks for a table: the last advanced round in which they sit,
/// otherwise the last heat with tables. Refers to the event.
struct OwnTable {
    Round round;
    const Game* game; // nullptr: no seat in it
};
/// Absent if no tables have been drawn.
[[nodiscard]] std::optional<OwnTable> ownTable(const Event& event, const PlayerId& player);

/// The players at the table by seat, with the player's own line marked.
[[nodiscard]] Html seatsAt(const PhonesView& view, const Game& game, const PlayerId& player);

/// Time to the next mark of the round, in minutes: "Last turn starts by 17:30 · 0 h 53 left" (R1.6,
/// R3.1); empty if no clock applies.
[[nodiscard]] QString timeLeftText(const PhonesView& view, const Round& round,
                                   const VenueTime& now);

} // namespace mentat
