#pragma once

#include "model/rounds/round.h"
#include "scoring/heats/draw/seat_changes.h"
#include "scoring/heats/heats_scoring.h"

namespace mentat {

/// Has a result, has ended or is void: nobody sits down there any more. A bye (H2) is none of it:
/// whoever comes late can play against the one who has it.
[[nodiscard]] bool isOver(const Game& game);
[[nodiscard]] bool hasStarted(const Game& game);
/// Has started, or the GM locked it: it does not change by itself.
[[nodiscard]] bool isSettled(const Game& game);
/// R1.1: fewer players than a full game has, dropouts counted.
[[nodiscard]] bool isSmall(const TableLimits& limits, const Game& game);
/// R1.6: fewer players than there can be, dropouts counted.
[[nodiscard]] bool hasFreeSeat(const TableLimits& limits, const Game& game);

/// R1.6: whether a moment is later than so many minutes after the round's scheduled start; where
/// that is not known, after the game's own. Where neither is, nothing is.
[[nodiscard]] bool isAfterGrace(const Event& event, const Round& round, const Game& game,
                                const VenueTime& moment);

/// R1.6: whether somebody who comes now plays as a matter of course: the heat has no tables yet,
/// one that is still to start, or one that plays within grace.
[[nodiscard]] bool takesLatecomers(const Event& event, const Heat& heat, const VenueTime& now);

/// nullptr where the player does not sit there.
[[nodiscard]] const Seat* seatIn(const Game& game, const PlayerId& player);
/// The table of a round where a player sits, void ones aside; nullptr: at none.
[[nodiscard]] const Game* tableOf(const Round& round, const PlayerId& player);

/// The game with one player more, at the next seat (R1.3): the lowest number that nobody has, in
/// its place among the others, with what the kind knows of the seat at once (R1.6). Where somebody
/// had a bye, it is one no longer.
[[nodiscard]] Game joinedBy(const Event& event, const Game& game, const PlayerId& player,
                            bool late);
/// Without a player; the others keep the numbers of their seats. Nothing where nobody is left.
[[nodiscard]] std::optional<Game> leftBy(const Game& game, const PlayerId& player);
/// With who sits elsewhere now at the seat of a player; it keeps all that belongs to the seat.
[[nodiscard]] Game withPlayerInstead(const Game& game, const PlayerId& player, const Seat& instead);

/// Every other seat that somebody could have, free or by changing places with whoever sits there,
/// cheapest first. startedToo: also at tables that have started or are locked.
/// Failures: those of MoveRequest and SwapRequest that concern the player; where no seat can be
/// had, none: the answer is empty.
[[nodiscard]] Result<std::vector<SeatChange>> otherSeats(const Event& event, const RoundId& round,
                                                         const PlayerId& player, bool startedToo);

/// How somebody can leave at this time: as the clock says and, where that is a dropout, also
/// excused (R6.1). Failures: those of LeaveRequest.
[[nodiscard]] Result<std::vector<SeatChange>>
waysToLeave(const Event& event, const RoundId& round, const PlayerId& player, const VenueTime& at);

} // namespace mentat
