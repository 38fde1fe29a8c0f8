#pragma once

#include "model/event.h"
#include "scoring/players.h"
#include "scoring/ranking/standings.h"

#include <optional>
#include <vector>

namespace mentat {

/// Somebody whom a player has sat with at a table that counts, and how often.
struct MetPlayer {
    PlayerId player;
    int times = 0;
    friend bool operator==(const MetPlayer&, const MetPlayer&) = default;
};

/// What the desk says of a player wherever the name stands: the card in a few figures.
struct PlayerSummary {
    PlayerRecord record;
    std::optional<Standing> standing; // absent: not in the standings, or the kind has none
    int ranked = 0;                   // how many are
    std::vector<MetPlayer> met;       // the most often first, equals in the order of registration
    friend bool operator==(const PlayerSummary&, const PlayerSummary&) = default;
};

/// standings: of the event; without rows where its kind has none.
[[nodiscard]] PlayerSummary summaryOf(const Event& event, const PlayerRecord& record,
                                      const Standings& standings);
/// Absent: nobody of the event has this id.
[[nodiscard]] std::optional<PlayerSummary> playerSummary(const Event& event,
                                                         const PlayerId& player);

/// Of all rounds of an event in heats; a void game brings nobody together, nor does a bye.
[[nodiscard]] std::vector<MetPlayer> metPlayers(const Event& event, const PlayerId& player);

} // namespace mentat
