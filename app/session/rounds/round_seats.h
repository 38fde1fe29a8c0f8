#pragma once

#include "scoring/heats/final/advanced_round.h"

namespace mentat {

/// Where somebody plays an advanced round: at a table that has not ended, or, while there are no
/// tables, among those who play once its line-up is closed.
struct RoundSeat {
    RoundName round; // absent: the final, where an event has no other
    std::optional<TableNumber> table;
    VenueTime start;
    VenueTime end;
    friend bool operator==(const RoundSeat&, const RoundSeat&) = default;
};

/// In every round that has a start, in their order. None: the event has no heats, or none of its
/// rounds has them.
[[nodiscard]] std::vector<RoundSeat> roundSeats(const Event& event, const PlayerId& player);

} // namespace mentat
