#pragma once

#include "model/event.h"

namespace mentat {

/// Which game of an event: that of a heat's table, or the final's.
struct GameAddress {
    std::optional<HeatNumber> heat; // absent: the final
    TableNumber table{1};

    [[nodiscard]] bool isFinal() const { return !heat; }
    friend bool operator==(const GameAddress&, const GameAddress&) = default;
    friend auto operator<=>(const GameAddress&, const GameAddress&) = default;
};

/// nullptr where there is none, also where the event has no heats and final.
[[nodiscard]] const Game* gameAt(const Event& event, const GameAddress& place);

} // namespace mentat
