#pragma once

#include "model/event.h"

namespace mentat {

/// For practice: ends the game as players might report it, made up from a seed. Keeps the players
/// and any known factions; draws the other factions (R1.4). Strongholds are contested turn by turn,
/// so that PP, end values, and victory fit together and pass R10. Game lengths and the frequency of
/// victories resemble this tournament's published ones. latestEnd: when play must stop (R3.1);
/// absent: only the turn limit. The game has a player, and a start if its end is wanted.
[[nodiscard]] Game believableEnd(const Event& event, Game game,
                                 const std::optional<VenueTime>& latestEnd, qint64 seed);

} // namespace mentat
