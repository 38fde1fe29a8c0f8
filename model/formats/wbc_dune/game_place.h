#pragma once

#include "model/event.h"

namespace mentat {

/// Which game of an event: that of a heat's table, or the final's.
struct GamePlace {
    std::optional<HeatNumber> heat; // absent: the final
    TableNumber table{1};

    [[nodiscard]] bool isFinal() const { return !heat; }
    friend bool operator==(const GamePlace&, const GamePlace&) = default;
    friend auto operator<=>(const GamePlace&, const GamePlace&) = default;
};

/// nullptr where there is none, also where the event has no heats and final.
[[nodiscard]] const Game* gameAt(const Event& event, const GamePlace& place);

} // namespace mentat
