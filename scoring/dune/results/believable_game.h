#pragma once

#include "model/event.h"

namespace mentat {

/// For practice: the game at its end as players might have brought it to the desk, made up from a
/// seed. Who sits there stays, and factions that are known; the other factions are drawn (R1.4).
/// Strongholds are fought over turn by turn, so that PP, the values at the end and the victory fit
/// one another, and R10 has nothing to say about them. Lengths, and how often what wins, are near
/// to what this tournament has published. latestEnd: when play must stop (R3.1); absent: no limit
/// but the turns. The game has a player, and a start where its end is wanted.
[[nodiscard]] Game believableEnd(const Event& event, Game game,
                                 const std::optional<VenueTime>& latestEnd, qint64 seed);

} // namespace mentat
