#pragma once

#include "model/event.h"
#include "scoring/players.h"
#include "scoring/ranking/standings.h"

#include <optional>
#include <vector>

namespace mentat {

/// Someone whom a player has sat with at a table that counts, and how often.
struct MetPlayer {
    PlayerId player;
    int times = 0;
    friend bool operator==(const MetPlayer&, const MetPlayer&) = default;
};

/// What the desk shows about a player next to the name: the card in a few figures.
struct PlayerSummary {
    PlayerRecord record;
    std::optional<Standing> standing; // absent: not in the standings, or the kind has none
    int ranked = 0;                   // number of ranked players
    std::vector<MetPlayer> met;       // most often first, ties in the order of registration
    friend bool operator==(const PlayerSummary&, const PlayerSummary&) = default;
};

/// standings: the event's; without rows if its kind has none.
[[nodiscard]] PlayerSummary summaryOf(const Event& event, const PlayerRecord& record,
                                      const Standings& standings);
/// Absent: the event has no such id.
[[nodiscard]] std::optional<PlayerSummary> playerSummary(const Event& event,
                                                         const PlayerId& player);

/// From all rounds of an event in heats; void games and byes do not count as meetings.
[[nodiscard]] std::vector<MetPlayer> metPlayers(const Event& event, const PlayerId& player);

} // namespace mentat
