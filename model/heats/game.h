#pragma once

#include "model/finding.h"
#include "model/formats/parts.h"
#include "model/values/bounded_int.h"
#include "model/values/ids.h"
#include "model/values/venue_time.h"

#include <optional>
#include <vector>

namespace mentat {

/// One player's part in a game.
struct Seat {
    SeatNumber number;
    PlayerId player;
    bool dropout = false; // R6
    bool excused = false;
    std::optional<VenueTime> left;
    bool late = false; // joined after grace, by the GM's word (R1.6)
    SeatPart part;

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// A seat of which only the player is known.
[[nodiscard]] Seat seatOf(SeatNumber number, PlayerId player);

/// A warning that the GM accepted.
struct Acceptance {
    Rule rule;
    std::optional<QString> reason;
    friend bool operator==(const Acceptance&, const Acceptance&) = default;
};

/// A table of a heat, or the final.
struct Game {
    TableNumber table{1};
    std::optional<VenueTime> start;
    std::optional<VenueTime> end;
    std::optional<Minutes> minutes;
    std::optional<Turns> turns;
    bool isVoid = false;
    bool locked = false;
    bool checked = false;
    std::vector<Acceptance> accepted;
    std::optional<QString> note;
    std::vector<Seat> seats;
    GamePart part;

    friend bool operator==(const Game&, const Game&) = default;
};

} // namespace mentat
