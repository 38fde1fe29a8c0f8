#pragma once

#include "model/event.h"
#include "scoring/players.h"

namespace mentat {

/// The victory points of a seat at the end of a game, by source (R11.3).
struct VictoryPoints {
    qint64 status = 0; // 25 for Great House status
    qint64 solaris = 0;
    qint64 favor = 0; // may be below 0
    qint64 spice = 0;

    [[nodiscard]] qint64 sum() const { return status + solaris + favor + spice; }
    friend bool operator==(const VictoryPoints&, const VictoryPoints&) = default;
};

/// R11.3. All 0 for an eliminated seat; absent if a total is unknown, which only a damaged file can
/// cause (R10.1).
[[nodiscard]] std::optional<VictoryPoints> victoryPoints(const StormSeat& seat);

/// R11.4: players in a game that is not void, the highest sum first, ties in the order of
/// registration. The event is of this kind.
[[nodiscard]] std::vector<TotalScore> stormScores(const Event& event);

/// A player's points from one game, by source.
struct StormSum {
    StormGameNumber game;
    std::optional<Count> round;
    StormSeat seat;
    std::optional<VictoryPoints> points; // absent if a total is unknown
    friend bool operator==(const StormSum&, const StormSum&) = default;
};

/// The player's games that count, in the event's order: the summands of the ranking (R11.3, R11.4).
[[nodiscard]] std::vector<StormSum> stormSums(const Event& event, const PlayerId& player);

} // namespace mentat
