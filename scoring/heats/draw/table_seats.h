#pragma once

#include "model/rounds/round.h"
#include "scoring/heats/draw/seat_changes.h"
#include "scoring/heats/heats_scoring.h"

namespace mentat {

/// Recorded, ended, or void: nobody can sit down anymore. Does not include a bye (H2): a latecomer
/// can still play its holder.
[[nodiscard]] bool isOver(const Game& game);
[[nodiscard]] bool hasStarted(const Game& game);
/// Started, or locked by the GM: it does not change automatically.
[[nodiscard]] bool isSettled(const Game& game);
/// R1.1: fewer players than a full game, dropouts included.
[[nodiscard]] bool isSmall(const TableLimits& limits, const Game& game);
/// R1.6: fewer players than allowed, dropouts included.
[[nodiscard]] bool hasFreeSeat(const TableLimits& limits, const Game& game);

/// R1.6: whether a moment is more than the grace minutes after the round's scheduled start or, if
/// that is unknown, the game's own start. False if both are unknown.
[[nodiscard]] bool isAfterGrace(const Event& event, const Round& round, const Game& game,
                                const VenueTime& moment);

/// R1.6: whether someone who comes now simply plays: the heat has no tables yet, one still to
/// start, or one playing within grace.
[[nodiscard]] bool takesLatecomers(const Event& event, const Heat& heat, const VenueTime& now);

/// nullptr if the player is not in the game.
[[nodiscard]] const Seat* seatIn(const Game& game, const PlayerId& player);
/// The player's table in a round, except void ones; nullptr if none.
[[nodiscard]] const Game* tableOf(const Round& round, const PlayerId& player);

/// The game with another player at the next seat (R1.3), the lowest free number, inserted in order,
/// with what the kind already knows about the seat (R1.6). A bye becomes a normal game.
[[nodiscard]] Game joinedBy(const Event& event, const Game& game, const PlayerId& player,
                            bool late);
/// Without a player; the others keep their seat numbers. Absent if nobody is left.
[[nodiscard]] std::optional<Game> leftBy(const Game& game, const PlayerId& player);
/// With another player at a player's seat; everything else belongs to the seat and stays.
[[nodiscard]] Game withPlayerInstead(const Game& game, const PlayerId& player, const Seat& instead);

/// Every other seat that a player could have, free or by trading with its player, cheapest first.
/// startedToo: including tables that have started or are locked. Failures: those of MoveRequest and
/// SwapRequest that concern the player; without any seat, the answer is empty rather than a
/// failure.
[[nodiscard]] Result<std::vector<SeatChange>> otherSeats(const Event& event, const RoundId& round,
                                                         const PlayerId& player, bool startedToo);

/// The ways to leave at this time: as the clock says and, for a dropout, also excused (R6.1).
/// Failures: those of LeaveRequest.
[[nodiscard]] Result<std::vector<SeatChange>>
waysToLeave(const Event& event, const RoundId& round, const PlayerId& player, const VenueTime& at);

} // namespace mentat
