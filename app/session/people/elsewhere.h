#pragma once

#include "model/book.h"

#include <optional>

namespace mentat {

/// Where somebody sits during a heat: at another event of the file, whose heat is then, too.
struct SeatAtOtherEvent {
    EventId event;
    HeatNumber heat;
    std::optional<TableNumber> table; // absent: checked in, and the tables are not drawn yet
    VenueTime start;
    VenueTime end;
    friend bool operator==(const SeatAtOtherEvent&, const SeatAtOtherEvent&) = default;
};

/// The one that begins first. Absent: nowhere that the file knows of, or one of the heats has no
/// start. Whose table there has ended is free again; so is who found no seat, and whose heat there
/// is not held.
[[nodiscard]] std::optional<SeatAtOtherEvent> seatAtOtherEvent(const Book& book, EventId event,
                                                               HeatNumber heat, PersonId person);

} // namespace mentat
