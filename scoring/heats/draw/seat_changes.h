#pragma once

#include "model/result.h"
#include "scoring/seat_change.h"

namespace mentat {

/// The smallest changes: each names its tables and leaves every other seat as it is. The choices
/// stand cheapest first, equals in the order of their tables; none is made by chance. No table that
/// is over (has ended, has a result or is void) ever changes. One that has started, or is locked,
/// changes only where the request names it: it takes in a latecomer, somebody leaves it, or
/// startedToo was said. A round with a scheduled start has the grace of the event's settings.

/// R1.6: each table with fewer than six players, started or not; the player takes the next seat
/// (R1.3). After grace the seat is `late`, by the GM's word. Tables with the variant are left out
/// for who plays the base game only (R1.5). Tables with somebody from whom the GM's word keeps the
/// player apart stand last and need that word; so does whoever plays an advanced round without
/// being in its line-up (R7.1). Failures: UnknownHeat, RoundWithoutTables, UnknownPlayer,
/// AlreadySeated, DisqualifiedPlayer, NoFreeSeat.
[[nodiscard]] Result<std::vector<SeatChange>> seatChanges(const Event& event,
                                                          const LatecomerRequest& request);

/// One choice. R1.6: who leaves before the table's start or within grace was never in the game and
/// is no entrant any more; R6.1: who leaves later has dropped out.
/// Failures: UnknownHeat, RoundWithoutTables, UnknownPlayer, NotSeated, TableOver, AlreadyLeft.
[[nodiscard]] Result<std::vector<SeatChange>> seatChanges(const Event& event,
                                                          const LeaveRequest& request);

/// One choice. Each takes the other's seat, with all that belongs to it.
/// Failures: those of leaving, SameTable, TableStarted.
[[nodiscard]] Result<std::vector<SeatChange>> seatChanges(const Event& event,
                                                          const SwapRequest& request);

/// One choice: the next seat at that table.
/// Failures: those of leaving, UnknownTable, SameTable, TableFull, TableStarted.
[[nodiscard]] Result<std::vector<SeatChange>> seatChanges(const Event& event,
                                                          const MoveRequest& request);

/// R1.2: what can be done about a table with fewer than five: seat somebody who waits (is checked
/// in without a seat, or plays only if needed); take one from a table of six that has not started,
/// of each table whoever costs least; dissolve the table over the free seats of others, at least
/// cost. Whoever chooses none of these lets so few play, at the GM's discretion. Nobody is taken
/// from a table that has started; with startedToo one may be filled up from others.
/// Failures: UnknownHeat, RoundWithoutTables, UnknownTable, TableOver, TableNotSmall, TableStarted.
[[nodiscard]] Result<std::vector<SeatChange>> seatChanges(const Event& event,
                                                          const SmallTableRequest& request);

/// At most one choice: a further table, of the base game, for the first six who wait with a seat
/// nowhere. Where they are fewer than five, one player of each of as many tables of six as it takes
/// joins them, one after the other, each time whoever costs least; none of these has started. None
/// where they would be fewer than three (R1.2).
/// Failures: UnknownHeat, RoundWithoutTables, EverybodySits.
[[nodiscard]] Result<std::vector<SeatChange>> seatChanges(const Event& event,
                                                          const NewTableRequest& request);

/// Any of these.
[[nodiscard]] Result<std::vector<SeatChange>> seatChanges(const Event& event,
                                                          const SeatRequest& request);

} // namespace mentat
