#pragma once

#include "model/event.h"
#include "model/rounds/round_id.h"

namespace mentat {

/// Which game of an event.
struct GameAddress {
    RoundId round;
    TableNumber table{1};

    /// Absent: it is in an advanced round.
    [[nodiscard]] std::optional<HeatNumber> heat() const { return round.heat(); }
    friend bool operator==(const GameAddress&, const GameAddress&) = default;
    friend auto operator<=>(const GameAddress&, const GameAddress&) = default;
};

/// Of the game of onlyFinalGame(), also where there is none yet.
[[nodiscard]] GameAddress finalAddress(const Event& event);

/// Round and table, as failures and the journal name them; no table where the round has one alone.
[[nodiscard]] Values placeOf(const Event& event, const GameAddress& place);

/// nullptr where there is none, also where the event has no rounds.
[[nodiscard]] const Game* gameAt(const Event& event, const GameAddress& place);

} // namespace mentat
