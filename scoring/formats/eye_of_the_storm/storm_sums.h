#pragma once

#include "scoring/formats/eye_of_the_storm/storm_scores.h"

namespace mentat {

/// What one game gave a player, and from what.
struct StormSum {
    StormGameNumber game;
    std::optional<Count> round;
    StormSeat seat;
    std::optional<VictoryPoints> points; // absent where a total is not known
    friend bool operator==(const StormSum&, const StormSum&) = default;
};

/// The games of a player that count, in the event's order: what the sum of the ranking is made of
/// (R11.3, R11.4).
[[nodiscard]] std::vector<StormSum> stormSums(const Event& event, const PlayerId& player);

} // namespace mentat
