#pragma once

#include "model/result.h"
#include "scoring/seat_change.h"

namespace mentat {

/// The smallest changes: each names its tables and leaves every other seat alone. Choices come
/// cheapest first, ties in the order of their tables, without chance. A table that is over (ended,
/// recorded, or void) never changes. A table that has started or is locked changes only if the
/// request names it: it takes in a latecomer, someone leaves it, or startedToo is set. A round with
/// a scheduled start uses the grace period of the event's settings.

/// R1.6: every table with fewer than six players, started or not; the player takes the next seat
/// (R1.3). After grace the seat is `late`, with the GM's permission. Omits variant tables for a
/// player who plays only the base game (R1.5). Tables with someone from whom the GM keeps the
/// player apart come last and need the GM's permission; so does playing an advanced round from
/// outside its line-up (R7.1). Failures: UnknownHeat, RoundWithoutTables, UnknownPlayer,
/// AlreadySeated, DisqualifiedPlayer, NoFreeSeat.
[[nodiscard]] Result<std::vector<SeatChange>> seatChanges(const Event& event,
                                                          const LatecomerRequest& request);

/// One choice. R1.6: a player who leaves before the table's start or within grace was never in the
/// game and is no longer an entrant; R6.1: a player who leaves later has dropped out. Failures:
/// UnknownHeat, RoundWithoutTables, UnknownPlayer, NotSeated, TableOver, AlreadyLeft.
[[nodiscard]] Result<std::vector<SeatChange>> seatChanges(const Event& event,
                                                          const LeaveRequest& request);

/// One choice. The players trade seats with everything that belongs to the seat. Failures: those of
/// leaving, SameTable, TableStarted.
[[nodiscard]] Result<std::vector<SeatChange>> seatChanges(const Event& event,
                                                          const SwapRequest& request);

/// One choice: the next seat at that table.
/// Failures: those of leaving, UnknownTable, SameTable, TableFull, TableStarted.
[[nodiscard]] Result<std::vector<SeatChange>> seatChanges(const Event& event,
                                                          const MoveRequest& request);

/// R1.2: what to do about a table with fewer than five: seat someone who waits (checked in without
/// a seat, or on standby); take a player from a table of six that has not started, from each table
/// the cheapest; dissolve the table into the free seats of others at the least cost. Choosing none
/// of these lets the small table play, at the GM's discretion. Never takes a player from a table
/// that has started; with startedToo, that table may be filled from others. Failures:
/// UnknownHeat, RoundWithoutTables, UnknownTable, TableOver, TableNotSmall, TableStarted.
[[nodiscard]] Result<std::vector<SeatChange>> seatChanges(const Event& event,
                                                          const SmallTableRequest& request);

/// At most one choice: a new base-game table for the first six waiting players without a seat. If
/// fewer than five wait, players join from as many tables of six as needed that have not started,
/// one after another, each time the cheapest. Empty if the table would have fewer than three
/// (R1.2). Failures: UnknownHeat, RoundWithoutTables, EveryoneSits.
[[nodiscard]] Result<std::vector<SeatChange>> seatChanges(const Event& event,
                                                          const NewTableRequest& request);

/// Any of these.
[[nodiscard]] Result<std::vector<SeatChange>> seatChanges(const Event& event,
                                                          const SeatRequest& request);

} // namespace mentat
