#pragma once

#include "model/event.h"
#include "scoring/players.h"

namespace mentat {

/// The victory points that a seat gets at the end of a game, by where they come from (R11.3).
struct VictoryPoints {
    qint64 status = 0; // 25 for Great House status
    qint64 solaris = 0;
    qint64 favor = 0; // may be below 0
    qint64 spice = 0;

    [[nodiscard]] qint64 sum() const { return status + solaris + favor + spice; }
    friend bool operator==(const VictoryPoints&, const VictoryPoints&) = default;
};

/// R11.3. All are 0 for a seat that was eliminated; absent where a total is not known, which only a
/// damaged file can bring about (R10.1).
[[nodiscard]] std::optional<VictoryPoints> victoryPoints(const StormSeat& seat);

/// R11.4: who was in a game that is not void, the highest sum first, equals in the order of
/// registration. The event is one of this kind.
[[nodiscard]] std::vector<TotalScore> stormScores(const Event& event);

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
